import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from './processes.mjs';
import { step } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Finds a Chromium browser: CHROMIUM_PATH, the system's, Playwright's, else Debian's is installed where that is
 * allowed. Returns `{path}` or `{reason}`.
 */
export async function findBrowser() {
  const found = presentBrowser();
  if (found) return { path: found };
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { reason: `CHROMIUM_PATH is ${CHROMIUM_PATH}, where there is no program` };
  return installBrowser();
}

/** An installed browser, or undefined. */
export function presentBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return isProgram(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  const onPath = names.flatMap(name => searchPath().map(folder => path.join(folder, name)));
  return [...onPath, ...applications, ...playwrightBrowsers()].find(isProgram);
}

/** Installs Debian packages; only where apt exists and the user may run it. */
export async function aptInstall(packages) {
  if (process.getuid?.() !== 0)
    return { ok: false, reason: 'not the root user, so nothing can be installed' };
  if (!isProgram('/usr/bin/apt-get')) return { ok: false, reason: 'there is no apt-get here' };
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  step(`Installing ${packages.join(', ')} with apt-get …`);
  await run('apt-get', ['update', '-qq'], { env, timeoutMs: 120_000 });
  const got = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    timeoutMs: 300_000,
  });
  return got.ok ? { ok: true } : { ok: false, reason: `apt-get could not install ${packages.join(', ')}` };
}

async function installBrowser() {
  const apt = await aptInstall(['chromium', 'fonts-noto-cjk']);
  const found = apt.ok && presentBrowser();
  if (found) return { path: found };
  return {
    reason: `no Chromium was found (set CHROMIUM_PATH), and ${apt.reason ?? 'installing one gave none'}`,
  };
}

function playwrightBrowsers() {
  const home = process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(os.homedir(), '.cache', 'ms-playwright');
  const mac = path.join(os.homedir(), 'Library', 'Caches', 'ms-playwright');
  return [home, mac].filter(existsSync).flatMap(folder =>
    readdirSync(folder)
      .filter(name => name.startsWith('chromium-'))
      .flatMap(name =>
        ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-win/chrome.exe', macChrome].map(inside =>
          path.join(folder, name, inside),
        ),
      ),
  );
}

const macChrome = 'chrome-mac/Chromium.app/Contents/MacOS/Chromium';
const searchPath = () => (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);

export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
