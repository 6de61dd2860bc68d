// The whole of Clowder on one port: the built page, the broker, /config.json and /healthz.
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mountBroker } from './broker.mjs';
import { ROOT } from './run.mjs';
import { createServer } from './serve.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** Connections to any broker a config may name, pictures and the timer's Worker from memory; nothing else from elsewhere. */
const CSP = [
  "default-src 'self'",
  "connect-src 'self' ws: wss:",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
].join('; ');

const HERE = { url: 'same-origin', path: '/peer', key: 'clowder' };

/**
 * @typedef {object} SiteOptions
 * @property {import('./broker.mjs').BrokerOptions} [broker]
 * @property {'config' | 'none'} [elsewhere] 'none' leaves out other brokers and servers that find addresses: no packet leaves
 */

/**
 * Makes (but does not start) the server.
 * @param {string} dir the built page
 * @param {SiteOptions} [options]
 */
export function createSite(dir, { broker: brokerOptions = {}, elsewhere = 'config' } = {}) {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  /** @type {Record<string, (req: Request) => unknown>} */
  const answers = {
    '/config.json': () => configFor(dir, elsewhere),
    '/healthz': req => ({
      ok: true,
      version,
      uptime: Math.round(process.uptime()),
      peers: broker.peers(),
      ...(isLoopback(req) ? { lan: lanAddresses() } : {}),
    }),
  };
  const server = createServer(dir, [
    (req, res) => {
      res.setHeader('Content-Security-Policy', CSP);
      const answer = answers[(req.url ?? '').replace(/[?#].*$/s, '')];
      if (!answer || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
      sendJson(req, res, answer(req));
      return true;
    },
  ]);
  const broker = mountBroker(server, brokerOptions);
  return server;
}

/** The addresses under which other machines on the same network reach this one. */
export function lanAddresses() {
  const found = Object.values(os.networkInterfaces()).flatMap(entries => entries ?? []);
  return found.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
}

/**
 * This very server first, then what the page's own config names.
 * @param {string} dir
 * @param {'config' | 'none'} elsewhere
 */
function configFor(dir, elsewhere) {
  const own = readConfig(path.join(dir, 'config.json'));
  if (elsewhere === 'none') return { ...own, brokers: [HERE], ice: [] };
  const others = own.brokers.filter(broker => broker.url !== 'same-origin');
  return { ...own, brokers: [HERE, ...others] };
}

/** @param {string} file @returns {{ v: number, brokers: { url: string }[] }} */
function readConfig(file) {
  try {
    const config = JSON.parse(readFileSync(file, 'utf8'));
    return { v: 1, ...config, brokers: Array.isArray(config.brokers) ? config.brokers : [] };
  } catch {
    return { v: 1, brokers: [] };
  }
}

/** @param {Request} req */
function isLoopback({ socket: { remoteAddress = '' } }) {
  return remoteAddress === '::1' || remoteAddress.replace('::ffff:', '').startsWith('127.');
}

/** @param {Request} req @param {Response} res @param {unknown} value */
function sendJson(req, res, value) {
  const body = `${JSON.stringify(value)}\n`;
  res.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
