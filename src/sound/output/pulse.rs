//! Linux and its relatives: PulseAudio or PipeWire, which speaks the same language, over their socket.
//! No library of the system is needed for that, neither to build the program nor to start it.

use bevy::tasks::block_on;
use kira::backend::{Backend as KiraBackend, Renderer};
use kira::track::MainTrackBuilder;
use kira::{AudioManager, AudioManagerSettings, Capacities};
use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{
    ChannelMap, PlaybackStreamParams, Prop, Props, SampleFormat, SampleSpec,
};
use pulseaudio::{AsPlaybackSource, Client, ClientError, PlaybackStream};

/// Frames a second. A server that works at another rate converts.
const SAMPLE_RATE: u32 = 48_000;
const CHANNELS: u8 = 2;
/// A frame's size in bytes.
const FRAME: u32 = CHANNELS as u32 * size_of::<f32>() as u32;
/// How much is sent ahead, in bytes: 40 ms, soon enough to be heard with what is seen.
const AHEAD: u32 = SAMPLE_RATE / 25 * FRAME;
/// How many frames are mixed at once.
const BLOCK: usize = 128;

/// The line to the server. It is kept while nothing is played, which costs neither side anything.
#[derive(Default)]
pub(super) struct Connection(Option<Client>);

impl Connection {
    /// Opens a stream, if there is a server. One that was restarted is called again.
    pub(super) fn open(&mut self) -> Option<AudioManager<Backend>> {
        let known = self.0.take().and_then(|client| self.stream(client));
        known.or_else(|| self.stream(Client::from_env(c"Tesserae").ok()?))
    }

    fn stream(&mut self, client: Client) -> Option<AudioManager<Backend>> {
        let manager = AudioManager::new(AudioManagerSettings {
            capacities: Capacities::default(),
            main_track_builder: MainTrackBuilder::default(),
            internal_buffer_size: BLOCK,
            backend_settings: client.clone(),
        });
        self.0 = manager.is_ok().then_some(client);
        manager.ok()
    }
}

/// A stream on the server, ended when this is dropped.
pub(super) struct Backend {
    client: Client,
    stream: Option<PlaybackStream>,
}

impl KiraBackend for Backend {
    type Settings = Client;
    type Error = ClientError;

    fn setup(client: Client, _block: usize) -> Result<(Self, u32), ClientError> {
        let backend = Self {
            client,
            stream: None,
        };
        Ok((backend, SAMPLE_RATE))
    }

    fn start(&mut self, mut renderer: Renderer) -> Result<(), ClientError> {
        let mut props = Props::new();
        props.set(Prop::MediaName, c"Tesserae");
        props.set(Prop::MediaRole, c"game");
        let parameters = PlaybackStreamParams {
            sample_spec: SampleSpec {
                format: SampleFormat::Float32Le,
                channels: CHANNELS,
                sample_rate: SAMPLE_RATE,
            },
            channel_map: ChannelMap::stereo(),
            buffer_attr: BufferAttr {
                target_length: AHEAD,
                minimum_request_length: AHEAD / 4,
                ..BufferAttr::default()
            },
            flags: StreamFlags {
                adjust_latency: true,
                ..StreamFlags::default()
            },
            props,
            ..PlaybackStreamParams::default()
        };
        let mut mixed = Vec::new();
        let source = move |bytes: &mut [u8]| {
            mixed.resize(bytes.len() / size_of::<f32>(), 0.0);
            renderer.on_start_processing();
            renderer.process(&mut mixed, CHANNELS.into());
            for (bytes, sample) in bytes.as_chunks_mut().0.iter_mut().zip(&mixed) {
                *bytes = sample.to_le_bytes();
            }
            bytes.len()
        };
        let stream = self
            .client
            .create_playback_stream(parameters, source.as_playback_source());
        self.stream = Some(block_on(stream)?);
        Ok(())
    }
}
