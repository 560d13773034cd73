// Serves a built page, as any static server would.

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL("../../dist/", import.meta.url));

const KINDS = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/**
 * Starts the server on a free port. `changed` answers some paths with a text of its own, so that a test
 * can put a newer build in place.
 */
export async function serve(changed = new Map()) {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    const name = path === "/" ? "/index.html" : path;
    const kind = KINDS[extname(name)];
    const headers = {
      "Content-Type": kind,
      // A hash in the name means that the file never changes.
      "Cache-Control": /-[0-9a-f]{16}\./.test(name) ? "public, max-age=31536000, immutable" : "no-cache",
    };
    if (changed.has(name)) {
      response.writeHead(200, headers).end(changed.get(name));
      return;
    }
    try {
      const file = join(DIST, name);
      const { size } = await stat(file);
      response.writeHead(200, { ...headers, "Content-Length": size });
      createReadStream(file).pipe(response);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address();
  return {
    url: `http://localhost:${port}/`,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(done);
      }),
  };
}
