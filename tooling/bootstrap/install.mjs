import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './processes.mjs';
import { inRoot, root } from './root.mjs';
import { dim, done, line, skipped, step, UserError } from './say.mjs';
import { strayBrands } from './sites.mjs';

/** `pnpm@<version>`, as in the root's package.json. */
const { packageManager: pnpm } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const stamp = inRoot('node_modules', '.lobby-installed');

/**
 * Further environment variables of npx. Without `--`, npm takes flags as its own (`npm run new screen vip --package
 * member --call …`) and passes them on to npx, which would fetch the package of that name, or run the text as a
 * command.
 */
export const forNpx = {
  CI: '1',
  npm_config_loglevel: 'error',
  npm_config_package: undefined,
  npm_config_call: undefined,
};

/** Rejects a Node version that the tools do not support. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new UserError(
    `This is Node ${version}; Lobby needs Node 20.19 or newer.`,
    'Its tools use features that older versions do not have.',
    'Install a newer Node from https://nodejs.org and run the command again.',
  );
}

/** Installs the dependencies when the lockfile or a package list changed since the last time; names stray folders. */
export async function ensureDependencies() {
  for (const sentence of strayBrands) skipped(sentence);
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  step(`Installing dependencies with ${pnpm} (the first time takes a minute) …`);
  const result = await run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    env: forNpx,
    timeoutMs: 8 * 60_000,
    onLine: text => /^Progress|^ERR|ERR_PNPM|^Done/.test(text) && line(dim(`  ${text}`)),
  });
  if (!result.ok) {
    throw new UserError(
      'The dependencies could not be installed.',
      result.output.split('\n').slice(-12).join('\n  '),
      'Look at the lines above; most often the package registry cannot be reached. Then run the command again.',
    );
  }
  rememberInstall();
  done('Dependencies installed.');
}

/** Records that the lockfile's dependencies are installed, so that the next command does not install them again. */
export function rememberInstall() {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
}

/** A hash that changes whenever an install is needed. */
function fingerprint() {
  const hash = createHash('sha256').update(process.versions.modules);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}
