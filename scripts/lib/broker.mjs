// Where peers meet: a PeerServer at /peer on a server of ours. It passes a few messages on and never sees a game.
import { createRequire } from 'node:module';
import { ExpressPeerServer } from 'peer';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:stream').Duplex} Socket */
/** @typedef {import('ws').WebSocket} WebSocket */

const PATH = '/peer/peerjs';
const KEY = 'clowder';
const ID = /^clw1-[a-z0-9-]{1,59}$/;
const ANY_ID = /^[\w -]{1,64}$/;
/** An offer is under 1 KiB. */
const MAX_MESSAGE = 64 * 1024;
const MAX_SOCKETS_PER_ADDRESS = 40;
/** 60 a second for 5 seconds. */
const MAX_MESSAGES = 300;
const MESSAGES_MS = 5000;

/**
 * @typedef {object} BrokerOptions
 * @property {'ours' | 'any'} [allowed] 'any' also serves other pages than Clowder
 * @property {'refuse' | 'leave'} [others] what to do with other WebSockets: a dev server has its own
 * @property {boolean} [proxied] the address of a visitor is in X-Forwarded-For
 */

/**
 * Lets peers meet on this server; gives a way to ask how many are here.
 * @param {import('node:http').Server} server
 * @param {BrokerOptions} [options]
 */
export function mountBroker(server, options = {}) {
  const { allowed = 'ours', others = 'refuse', proxied = false } = options;
  const sockets = makeSocketServer();
  /** @type {Set<string>} */
  const ids = new Set();
  const perAddress = makeCounter();
  // Not before: its timers never end, and a server that cannot listen must let the process go.
  const start = () => startPeerServer(server, sockets, ids);
  if (server.listening) start();
  else server.once('listening', start);

  server.on('upgrade', (req, socket, head) => {
    // A visitor who goes away in the middle is no reason to stop.
    socket.on('error', () => {});
    const wanted = URL.canParse(req.url ?? '', 'http://here') ? req.url : undefined;
    const { pathname, searchParams } = new URL(wanted ?? '/', 'http://here');
    if (pathname !== PATH) return others === 'refuse' ? refuse(socket, '404 Not Found') : undefined;
    const [id = '', ...more] = searchParams.getAll('id');
    if (more.length > 0 || !(allowed === 'any' ? ANY_ID : ID).test(id)) return refuse(socket, '403 Forbidden');
    const address = addressOf(req, proxied);
    if (perAddress.count(address) >= MAX_SOCKETS_PER_ADDRESS) return refuse(socket, '429 Too Many Requests');
    perAddress.add(address);
    socket.once('close', () => perAddress.remove(address));
    sockets.handleUpgrade(req, socket, head, ws => sockets.emit('connection', limited(ws), req));
  });
  return { peers: () => ids.size };
}

function makeSocketServer() {
  // ws belongs to PeerServer, not to us: take the one it uses.
  const require = createRequire(import.meta.url);
  /** @type {typeof import('ws')} */
  const { WebSocketServer } = createRequire(require.resolve('peer'))('ws');
  return new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, perMessageDeflate: false });
}

/**
 * @param {import('node:http').Server} server
 * @param {import('ws').WebSocketServer} sockets
 * @param {Set<string>} ids those that are here
 */
function startPeerServer(server, sockets, ids) {
  const peerServer = ExpressPeerServer(server, {
    path: '/',
    key: KEY,
    // Not lower: a hidden page without links beats once a minute.
    alive_timeout: 90_000,
    // "Nobody there" comes after two seconds instead of six.
    expire_timeout: 2000,
    cleanup_out_msgs: 500,
    concurrent_limit: 400,
    allow_discovery: false,
    corsOptions: { origin: false },
    createWebSocketServer: () => sockets,
  });
  peerServer.on('connection', client => ids.add(client.getId()));
  peerServer.on('disconnect', client => ids.delete(client.getId()));
  // Without this listener one message that is not JSON ends the process.
  peerServer.on('error', () => {});
  // It starts when it is mounted. Its pages are never served: ours need none of them.
  ExpressPeerServer(server).use('/peer', peerServer);
}

/**
 * Ends a socket that says too much.
 * @param {WebSocket} ws
 */
function limited(ws) {
  let since = Date.now();
  let messages = 0;
  ws.on('message', () => {
    if (Date.now() - since > MESSAGES_MS) {
      since = Date.now();
      messages = 0;
    }
    messages += 1;
    if (messages > MAX_MESSAGES) ws.terminate();
  });
  return ws;
}

/** @param {Request} req @param {boolean} proxied */
function addressOf(req, proxied) {
  const forwarded = proxied
    ? String(req.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || req.socket.remoteAddress || '';
}

function makeCounter() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const count = (/** @type {string} */ key) => counts.get(key) ?? 0;
  return {
    count,
    add: (/** @type {string} */ key) => counts.set(key, count(key) + 1),
    remove: (/** @type {string} */ key) => (count(key) > 1 ? counts.set(key, count(key) - 1) : counts.delete(key)),
  };
}

/** @param {Socket} socket @param {string} status */
function refuse(socket, status) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
