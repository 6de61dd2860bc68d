// The browser tests link pages by WebRTC. Chromium finds no way between two pages, not even of one machine, unless there
// is a network card that is not loopback; where there is none, a pretended one in a network of its own will do.
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { PlainError } from './run.mjs';

const MAKE_CARD = [
  'set -e',
  'ip link set lo up',
  'ip link add clw0 type veth peer name clw1',
  'ip addr add 10.77.0.1/24 dev clw0',
  'ip link set clw0 up',
  'ip link set clw1 up',
  'ip route add default via 10.77.0.2',
  'exec "$@"',
].join('\n');

/**
 * What to run so that the program has a network card: itself if there is one already.
 * @param {string} command
 * @param {string[]} args
 * @returns {{ command: string, args: string[] }}
 */
export function withNetworkCard(command, args) {
  const entries = Object.values(os.networkInterfaces()).flatMap(found => found ?? []);
  if (entries.some(({ internal }) => !internal)) return { command, args };
  if (process.getuid?.() === 0 && works('ip', '-V') && works('unshare', '--version'))
    return { command: 'unshare', args: ['-n', 'sh', '-c', MAKE_CARD, 'sh', command, ...args] };
  throw new PlainError(
    'The browser tests need a network card other than loopback. Connect to any network, or run them as root with iproute2.',
  );
}

/** @param {string} program @param {string} question */
function works(program, question) {
  try {
    execFileSync(program, [question], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
