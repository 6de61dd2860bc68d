// `npm start`: installs and builds what is missing, then serves the page. PORT and HOST change the address.
import net from 'node:net';
import { DIST, ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, PlainError } from './lib/run.mjs';
import { createServer, listen, stop } from './lib/serve.mjs';

main(async () => {
  const port = readPort(process.env.PORT || '8080');
  const host = process.env.HOST || '127.0.0.1';
  const shownHost = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;

  // Before the slow steps: nobody should wait for a build to learn that the port is taken. Both loopback addresses,
  // because a browser may try ::1 first for "localhost" and reach another program instead of us.
  if (port !== 0 && shownHost === 'localhost') {
    const found = await Promise.all(['127.0.0.1', '::1'].map(address => answers(port, address)));
    if (found.includes(true)) throw taken(port);
  }
  await ensureInstalled();
  await ensureBuilt();

  const server = createServer(DIST);
  const got = await listen(server, port, host).catch(error => {
    if (error.code === 'EADDRINUSE') throw taken(port);
    if (error.code === 'EACCES') throw new PlainError(`Port ${port} is not allowed here. Try PORT=8080 npm start`);
    throw new PlainError(`HOST=${host} is not an address of this machine. Try HOST=localhost npm start`);
  });
  console.log(`Clowder is at http://${net.isIPv6(shownHost) ? `[${shownHost}]` : shownHost}:${got}`);

  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(server));
  // npm runs us through a shell, which dies of a SIGTERM without passing it on: then our parent changes.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      stop(server);
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
