import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, pictured } from './build.mjs';
import { findEngine } from './engines.mjs';
import { checkNode, ensureDependencies } from './install.mjs';
import { describeFlags, readFlags, screensFlags } from './options.mjs';
import { writePairs } from './pairs.mjs';
import { run, stopAll } from './processes.mjs';
import { bin, inRoot } from './root.mjs';
import { done, line, runMain, UserError } from './say.mjs';

const sides = ['before', 'now'];
const engines = ['webkit', 'firefox'];

/**
 * `npm run screens`: builds, then writes a screenshot of every page, brand, edition, width and script into screens/now,
 * or screens/before with `--as before`; with `--engine` into screens/chromium and a folder of that engine.
 * screens/index.html shows both side by side.
 */
await runMain(async () => {
  const flags = readFlags(process.argv.slice(2), screensFlags);
  if (flags.help) return line(['npm run screens -- [flags]', ...describeFlags(screensFlags)].join('\n'));
  const { engine, as: side = 'now' } = flags;
  if (!sides.includes(side))
    throw new UserError(`--as ${side} is no side.`, 'Write --as before or --as now.');
  if (engine && !engines.includes(engine))
    throw new UserError(`--engine ${engine} is none.`, `Write --engine ${engines.join(' or --engine ')}.`);
  if (engine && flags.as)
    throw new UserError('--as has no meaning with --engine: its pairs are of two engines.');
  checkNode();
  await ensureDependencies();
  const browser = await findBrowser();
  if (browser.reason)
    throw new UserError('Pictures need a browser.', browser.reason, 'Install one or set CHROMIUM_PATH.');
  const other = engine && (await findEngine(engine));
  if (other?.reason) throw new UserError(`There is no ${engine}: ${other.reason}.`);
  await build(pictured);
  const folder = inRoot('tooling/e2e');
  const written = engine ? ['chromium', engine] : [side];
  for (const name of written) {
    const pictures = path.join(inRoot('screens'), name);
    // Pictures of a page that is gone would be compared for ever.
    if (!flags.only) rmSync(pictures, { recursive: true, force: true });
    mkdirSync(pictures, { recursive: true });
  }
  const env = {
    CHROMIUM_PATH: browser.path,
    LOBBY_SCREENS: path.join(inRoot('screens'), written[0]),
    ...(engine && { LOBBY_SCREENS_ENGINE: engine, ...other.env }),
  };
  const chosen = flags.only ? ['--project', flags.only] : [];
  const result = await run(
    bin('playwright', folder),
    ['test', '--config', 'screens.config.ts', '--reporter=list', ...chosen],
    { cwd: folder, env, onLine: line },
  );
  const pairs = writePairs(inRoot('screens'), engine ? written : sides);
  if (!result.ok) throw new UserError('Some pictures could not be taken.', 'See the lines above.');
  done(`Pictures are in screens/${written.join(' and screens/')}, ${pairs} pairs in screens/index.html`);
}).finally(stopAll);
