import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, isProgram } from './browser.mjs';

/** The other engines: the packages of Debian that bring them, and where their browser is. */
const engines = {
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'],
    variable: 'WEBKIT_PATH',
    present: () => (['WebKitWebDriver', 'Xvfb'].every(onPath) ? miniBrowser() : undefined),
  },
  firefox: {
    packages: ['firefox-esr', 'fonts-noto-cjk'],
    variable: 'FIREFOX_PATH',
    present: () => onPath('firefox-esr') ?? onPath('firefox'),
  },
};

/** One after the other: two apt-get at once stand in each other's way. */
let last = Promise.resolve();

/**
 * Finds the browser of an engine: the one its variable names, the system's, else Debian's is installed where that is
 * allowed. Returns `{env}` for its tests, or `{reason}`.
 */
export function findEngine(name) {
  last = last.then(() => find(engines[name]));
  return last;
}

async function find({ packages, variable, present }) {
  const given = process.env[variable];
  if (given && !isProgram(given)) return { reason: `${variable} is ${given}, where there is no program` };
  const found = given ?? present();
  if (found) return { env: { [variable]: found } };
  const apt = await aptInstall(packages);
  const installed = apt.ok && present();
  if (installed) return { env: { [variable]: installed } };
  return { reason: `it was not found (${packages[0]}), and ${apt.reason ?? 'installing it gave none'}` };
}

/** WebKitGTK's own small browser, the newest: `/usr/lib/<machine>/webkit2gtk-4.1/MiniBrowser`. */
function miniBrowser() {
  const libraries = '/usr/lib';
  const folders = existsSync(libraries) ? readdirSync(libraries) : [];
  return folders
    .flatMap(machine =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map(version =>
        path.join(libraries, machine, version, 'MiniBrowser'),
      ),
    )
    .find(isProgram);
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map(folder => path.join(folder, name)).find(isProgram);
}
