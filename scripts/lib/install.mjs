// Installs the packages of package-lock.json when node_modules is missing or belongs to another lockfile.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError, ROOT, run } from './run.mjs';

const STAMP = path.join(ROOT, 'node_modules', '.clowder-stamp');

export async function ensureInstalled() {
  requireNode(20, 19);
  const lock = path.join(ROOT, 'package-lock.json');
  if (!existsSync(lock))
    throw new PlainError('package-lock.json is missing. Restore it with: git checkout package-lock.json');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  // npm ci empties node_modules first, so an interrupted install leaves no stamp behind.
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8').trim() === wanted) return;

  console.log('Installing…');
  // The build tools are devDependencies: NODE_ENV=production in the environment must not leave them out.
  const code = await npm(['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error']);
  if (code !== 0) throw new PlainError('The packages could not be installed. Check the network, then run: npm ci');
  writeFileSync(STAMP, `${wanted}\n`);
}

/** @param {number} major @param {number} minor */
function requireNode(major, minor) {
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  throw new PlainError(`Clowder needs Node ${major}.${minor} or newer; this is ${process.versions.node}.`);
}

/** @param {string[]} args */
async function npm(args) {
  const self = process.env.npm_execpath;
  // The npm that started us is certain to exist; another package manager's path in that variable is no use.
  if (self && path.basename(self).startsWith('npm-cli')) return run(process.execPath, [self, ...args]);
  try {
    return await run('npm', args, { shell: process.platform === 'win32' });
  } catch {
    throw new PlainError('npm was not found. Install Node 20.19 or newer together with npm.');
  }
}
