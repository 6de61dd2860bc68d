// Finds a Chromium for the browser tests; on a Debian machine where we are root, installs one.
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { PlainError, run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIXED = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The path of a Chromium that starts, or undefined. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    const file = starts(named) ? named : onPath(named).find(starts);
    if (!file) throw new PlainError(`CHROMIUM=${named} does not start. Name a Chromium executable, or unset it.`);
    return file;
  }
  return [...NAMES.flatMap(onPath), ...FIXED].find(starts);
}

/** The path of a Chromium that starts, installed first if need be. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath('apt-get').length > 0) {
    console.log('Installing Chromium…');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    // A failed update (one dead source is enough) may still leave usable lists: let the install decide.
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new PlainError(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM.',
  );
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map(folder => path.join(folder, name)).filter(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Some systems carry a stub of that name which only says "install the snap": so ask for the version.
 * @param {string} file
 */
function starts(file) {
  if (!path.isAbsolute(file) || !isExecutable(file)) return false;
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
