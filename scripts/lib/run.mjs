// Runs other programs: child processes that stream to this terminal, and TypeScript entry points of this repository.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const CACHE = path.join(ROOT, 'node_modules', '.cache', 'clowder');

/** An error whose message is meant for the person at the terminal: print it without a stack. */
export class PlainError extends Error {}

/**
 * Runs a program in the repository root with our own stdin/stdout/stderr and gives its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, shell?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  const { env = {}, shell = false } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', shell, env: { ...process.env, ...env } });
    // A signal sent to us alone would otherwise leave the child running without a parent.
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    const cleanup = () => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
    };
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    child.once('error', error => {
      cleanup();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      cleanup();
      if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(130);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a script of an installed package with this very Node.
 * @param {string} script path under node_modules
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runTool(script, args, env = {}) {
  return run(process.execPath, [path.join(ROOT, 'node_modules', script), ...args], { env });
}

/**
 * Bundles a TypeScript file (Node 20 cannot run one) and runs it from the repository root. Gives its exit code.
 * @param {string} entry path from the repository root, such as bench/main.ts
 * @param {string[]} args
 */
export async function runBundled(entry, args) {
  if (!existsSync(path.join(ROOT, entry))) throw new PlainError(`There is no ${entry} to run.`);
  const { build } = await import('vite');
  const outDir = path.join(CACHE, path.dirname(entry));
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: path.join(ROOT, entry),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: 'inline',
      rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  }).catch(error => {
    // The message has the place in the source; the stack would only show the bundler's own code.
    throw new PlainError(error instanceof Error ? error.message : String(error));
  });
  return run(process.execPath, ['--enable-source-maps', path.join(outDir, 'main.mjs'), ...args]);
}

/**
 * Top level of every script: a PlainError becomes one line and exit code 1.
 * @param {() => Promise<number | void>} body
 */
export async function main(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = 1;
  }
}
