// A small static file server. Other services can share its port: pass handlers, or use the node:http server it gives.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';

/** @typedef {(req: http.IncomingMessage, res: http.ServerResponse) => boolean | Promise<boolean>} Handler */

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** @type {WeakMap<http.Server, Set<import('node:net').Socket>>} */
const openSockets = new WeakMap();

/**
 * Makes (but does not start) the server. Handlers are asked first, in order; one that gives true has answered.
 * @param {string} dir the folder to serve
 * @param {Handler[]} [handlers]
 */
export function createServer(dir, handlers = []) {
  const server = http.createServer(async (req, res) => {
    try {
      for (const handler of handlers) if (await handler(req, res)) return;
      await serveFile(dir, req, res);
    } catch (error) {
      console.error(error);
      if (res.headersSent) res.destroy();
      else sendText(req, res, 500, 'Something went wrong.');
    }
  });
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  openSockets.set(server, sockets);
  server.on('connection', socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return server;
}

/**
 * Starts a server and gives the port it got (0 asks for any free one).
 * @param {http.Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
export function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Stops a server at once: browsers keep connections and WebSockets open, which close() alone would wait for.
 * @param {http.Server} server
 * @returns {Promise<void>}
 */
export function stop(server) {
  return new Promise(resolve => {
    server.close(() => resolve());
    for (const socket of openSockets.get(server) ?? []) socket.destroy();
  });
}

/** @param {string} dir @param {http.IncomingMessage} req @param {http.ServerResponse} res */
async function serveFile(dir, req, res) {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    return sendText(req, res, 405, 'Only GET and HEAD work here.');
  }
  const file = await findFile(dir, req.url ?? '/');
  if (!file) return sendText(req, res, 404, 'Not found.');

  const etag = `W/"${file.size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}"`;
  res.setHeader('Content-Type', TYPES[path.extname(file.name).toLowerCase()] ?? 'application/octet-stream');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('ETag', etag);
  // vite puts a content hash into every name under assets/: such a file never changes. The rest is asked for anew.
  const hashed = path.relative(dir, file.name).startsWith(`assets${path.sep}`);
  res.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304).end();
    return;
  }
  res.setHeader('Content-Length', file.size);
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  // An error here means the visitor left, or the file went away mid-way: pipeline has closed both ends by then.
  pipeline(createReadStream(file.name), res, () => {});
}

/**
 * The file a request path names, or undefined when there is none that may be served.
 * @param {string} dir
 * @param {string} url
 */
async function findFile(dir, url) {
  let wanted;
  try {
    wanted = decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
  // No segment may start with a dot: that refuses both ".." and hidden files such as dist/.stamp.
  if (!wanted.startsWith('/') || wanted.includes('\0') || /[/\\]\./.test(wanted)) return undefined;
  const root = path.resolve(dir);
  const name = path.join(root, wanted, wanted.endsWith('/') ? 'index.html' : '');
  if (!name.startsWith(root + path.sep)) return undefined;
  try {
    const found = await stat(name);
    return found.isFile() ? { name, size: found.size, mtimeMs: found.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

/** @param {http.IncomingMessage} req @param {http.ServerResponse} res @param {number} status @param {string} text */
function sendText(req, res, status, text) {
  const body = `${text}\n`;
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(body) });
  res.end(req.method === 'HEAD' ? undefined : body);
}
