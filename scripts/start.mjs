// `npm start`: installs and builds what is missing, then serves the page and lets friends meet.
// PORT and HOST change the address; `npm start -- --lan` opens it to the local network, `--open` to other pages' ids.
import net from 'node:net';
import { DIST, ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, PlainError } from './lib/run.mjs';
import { listen, stop } from './lib/serve.mjs';

const FLAGS = ['--lan', '--open'];

main(async () => {
  const flags = process.argv.slice(2);
  const unknown = flags.find(flag => !FLAGS.includes(flag));
  if (unknown) throw new PlainError(`There is no "${unknown}". Use ${FLAGS.join(' or ')}, such as npm start -- --lan`);
  const port = readPort(process.env.PORT || '8080');
  const host = flags.includes('--lan') ? '0.0.0.0' : process.env.HOST || '127.0.0.1';
  const shownHost = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;

  // Before the slow steps: nobody should wait for a build to learn that the port is taken. Both loopback addresses,
  // because a browser may try ::1 first for "localhost" and reach another program instead of us.
  if (port !== 0 && shownHost === 'localhost') {
    const found = await Promise.all(['127.0.0.1', '::1'].map(address => answers(port, address)));
    if (found.includes(true)) throw taken(port);
  }
  await ensureInstalled();
  await ensureBuilt();

  // Only now: what it stands on may have been installed just before.
  const { createSite, lanAddresses } = await import('./lib/site.mjs');
  const server = createSite(DIST, {
    broker: { allowed: flags.includes('--open') ? 'any' : 'ours', proxied: process.env.TRUST_PROXY === '1' },
  });
  const got = await listen(server, port, host).catch(error => {
    if (error.code === 'EADDRINUSE') throw taken(port);
    if (error.code === 'EACCES') throw new PlainError(`Port ${port} is not allowed here. Try PORT=8080 npm start`);
    throw new PlainError(`HOST=${host} is not an address of this machine. Try HOST=localhost npm start`);
  });
  console.log(`Clowder is at http://${net.isIPv6(shownHost) ? `[${shownHost}]` : shownHost}:${got}`);
  if (host === '0.0.0.0') for (const address of lanAddresses()) console.log(`  and at http://${address}:${got}`);

  // The broker's timers never end by themselves. Games go on without it.
  const end = () => stop(server).then(() => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  // npm runs us through a shell, which dies of a SIGTERM without passing it on: then our parent changes.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      end();
    }, 500);
    watch.unref();
  }
});

/** @param {string} text */
function readPort(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new PlainError(`PORT=${text} is not a port. Use a number from 0 to 65535, such as PORT=8080 npm start`);
}

/** @param {number} port */
function taken(port) {
  return new PlainError(`Port ${port} is taken. Try PORT=${port < 65535 ? port + 1 : 8080} npm start`);
}

/**
 * Whether somebody already accepts connections there.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function answers(port, host) {
  return new Promise(resolve => {
    const socket = net.connect({ port, host, timeout: 1000 });
    const end = (/** @type {boolean} */ result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
