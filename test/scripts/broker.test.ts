/** The server of `npm start`: the page, and a broker that strangers cannot misuse or stop. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http, { type Server } from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { listen, stop } from '../../scripts/lib/serve.mjs';
import { createSite, type SiteOptions } from '../../scripts/lib/site.mjs';

const require = createRequire(import.meta.url);
const ws: { WebSocket: typeof WebSocket } = createRequire(require.resolve('peer'))('ws');

let dir: string;
let server: Server;
let base: string;
let sockets: WebSocket[] = [];

beforeAll(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'clowder-'));
  mkdirSync(path.join(dir, 'assets'));
  writeFileSync(path.join(dir, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(dir, 'assets', 'a.js'), '');
  const brokers = [{ url: 'wss://elsewhere.example/' }, { url: 'same-origin', path: '/old' }];
  writeFileSync(path.join(dir, 'config.json'), JSON.stringify({ v: 1, brokers, ice: [{ urls: 'stun:a.example' }] }));
});
afterAll(() => rmSync(dir, { recursive: true }));

async function start(options: SiteOptions = {}): Promise<void> {
  server = createSite(dir, options);
  base = `127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
}
beforeEach(() => start());
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  sockets = [];
  await stop(server);
});

interface Visitor {
  readonly heard: { type: string; src?: string; payload?: unknown }[];
  readonly socket: WebSocket;
  say(message: unknown): void;
  until(type: string): Promise<Visitor['heard'][number]>;
}

/** A peer that is here, or the status with which it was sent away. */
function connect(query: string, headers: Record<string, string> = {}): Promise<Visitor | number> {
  const socket = new ws.WebSocket(`ws://${base}/peer/peerjs?key=clowder&token=t&${query}`, { headers });
  sockets.push(socket);
  const heard: Visitor['heard'] = [];
  const visitor: Visitor = {
    heard,
    socket,
    say: message => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async until(type) {
      await expect.poll(() => heard.map(message => message.type), { timeout: 5000 }).toContain(type);
      return heard.find(message => message.type === type)!;
    },
  };
  return new Promise((resolve, reject) => {
    socket.on('message', data => heard.push(JSON.parse(String(data))));
    socket.once('open', () => resolve(visitor));
    socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
    socket.on('error', reject);
  });
}

async function enter(id: string): Promise<Visitor> {
  const visitor = await connect(`id=${id}`);
  if (typeof visitor === 'number') throw new Error(`sent away: ${visitor}`);
  await visitor.until('OPEN');
  return visitor;
}
const ended = ({ socket }: Visitor) => expect.poll(() => socket.readyState).toBe(ws.WebSocket.CLOSED);
const health = async () => (await fetch(`http://${base}/healthz`)).json();

test('two peers meet, and nobody speaks in another’s name', async () => {
  const [a, b] = [await enter('clw1-a'), await enter('clw1-b')];
  a.say({ type: 'OFFER', src: 'clw1-c', dst: 'clw1-b', payload: { n: 1 } });
  expect(await b.until('OFFER')).toEqual({ type: 'OFFER', src: 'clw1-a', dst: 'clw1-b', payload: { n: 1 } });
});

test('a taken id is refused', async () => {
  await enter('clw1-a');
  const second = await connect('id=clw1-a&token=other');
  if (typeof second === 'number') throw new Error('sent away');
  await second.until('ID-TAKEN');
});

test('who calls nobody hears it within three seconds', async () => {
  const a = await enter('clw1-a');
  const before = performance.now();
  a.say({ type: 'OFFER', dst: 'clw1-nobody', payload: {} });
  expect((await a.until('EXPIRE')).src).toBe('clw1-nobody');
  expect(performance.now() - before).toBeLessThan(3000);
});

test.each(['id=', 'id=other-page', 'id=CLW1-A', `id=clw1-${'a'.repeat(60)}`, 'id=clw1-a&id=other-page', 'token=only'])(
  'an id that is not ours is sent away: %s',
  async query => {
    expect(await connect(query)).toBe(403);
  },
);

test('an open broker takes the ids of other pages, but no endless ones', async () => {
  await stop(server);
  await start({ broker: { allowed: 'any' } });
  await enter('other-page');
  expect(await connect(`id=${'a'.repeat(65)}`)).toBe(403);
});

test('rubbish ends nothing', async () => {
  const a = await enter('clw1-a');
  for (const rubbish of ['garbage', 'null', '5', '[]', '{"type":"OFFER"}', '{"type":"NOTHING","dst":"clw1-a"}'])
    a.say(rubbish);
  const b = await enter('clw1-b');
  b.say({ type: 'OFFER', dst: 'clw1-a', payload: {} });
  await a.until('OFFER');
  expect(await health()).toMatchObject({ ok: true, peers: 2 });
});

test('a message of more than 64 KiB ends its socket and reaches nobody', async () => {
  const [a, b] = [await enter('clw1-a'), await enter('clw1-b')];
  a.socket.removeAllListeners('error').on('error', () => {});
  a.say({ type: 'OFFER', dst: 'clw1-b', payload: 'x'.repeat(64 * 1024) });
  await ended(a);
  expect(b.heard.map(({ type }) => type)).toEqual(['OPEN']);
});

test('who says too much is put out', async () => {
  const a = await enter('clw1-a');
  for (let n = 0; n < 300; n++) a.say({ type: 'HEARTBEAT' });
  await new Promise(resolve => setTimeout(resolve, 100));
  expect(a.socket.readyState).toBe(ws.WebSocket.OPEN);
  a.say({ type: 'HEARTBEAT' });
  await ended(a);
});

test('one address gets forty sockets, and a freed one again', async () => {
  const all = await Promise.all(Array.from({ length: 40 }, (_, n) => enter(`clw1-${n}`)));
  expect(await connect('id=clw1-more')).toBe(429);
  all[0]!.socket.close();
  await expect.poll(async () => typeof (await connect('id=clw1-more'))).toBe('object');
});

test('behind a proxy everybody has an address of their own', async () => {
  await stop(server);
  await start({ broker: { proxied: true } });
  for (let n = 0; n < 40; n++) await connect(`id=clw1-${n}`, { 'x-forwarded-for': '9.9.9.9, 1.1.1.1' });
  expect(await connect('id=clw1-more', { 'x-forwarded-for': '8.8.8.8, 1.1.1.1' })).toBe(429);
  expect(typeof (await connect('id=clw1-more', { 'x-forwarded-for': '2.2.2.2' }))).toBe('object');
});

test.each(['/', '/peer', '//', 'http://['])('no other way in: %s', async target => {
  const status = await new Promise(resolve => {
    const [host, port] = base.split(':');
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Key': 'a',
      'Sec-WebSocket-Version': '13',
    };
    const request = http.get({ host, port, path: target, headers }, ({ statusCode }) => resolve(statusCode));
    request.on('upgrade', () => resolve('upgraded'));
  });
  expect(status).toBe(404);
  expect(await health()).toMatchObject({ ok: true });
});

test('its health is known, with addresses for this machine only', async () => {
  await enter('clw1-a');
  expect(await health()).toMatchObject({ ok: true, version: expect.any(String), peers: 1, lan: expect.any(Array) });
});

test('the config names this server first, then the others', async () => {
  const config = await (await fetch(`http://${base}/config.json`)).json();
  const here = { url: 'same-origin', path: '/peer', key: 'clowder' };
  expect(config).toEqual({
    v: 1,
    brokers: [here, { url: 'wss://elsewhere.example/' }],
    ice: [{ urls: 'stun:a.example' }],
  });
  await stop(server);
  await start({ elsewhere: 'none' });
  expect(await (await fetch(`http://${base}/config.json`)).json()).toEqual({ v: 1, brokers: [here], ice: [] });
});

test('only what has a hash in its name may be kept', async () => {
  const kept = async (file: string) => (await fetch(`http://${base}${file}`)).headers.get('cache-control');
  expect(await Promise.all(['/', '/config.json', '/healthz'].map(kept))).toEqual(['no-cache', 'no-cache', 'no-cache']);
  expect(await kept('/assets/a.js')).toContain('immutable');
});

test('a page may load nothing from elsewhere', async () => {
  const rules = (await fetch(`http://${base}/`)).headers.get('content-security-policy');
  expect(rules).toContain("default-src 'self'");
  expect(rules).toContain("worker-src 'self' blob:");
});
