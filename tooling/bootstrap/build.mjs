import { run } from './processes.mjs';
import { bin } from './root.mjs';
import { dim, done, line, step, UserError } from './say.mjs';

const product = ['@lobby/platform', '@lobby/venue-server', './apps/*'];

/** What the pictures are taken of: the platform of the tests too, whose clock can be moved. */
export const pictured = [...product, '@lobby/platform-testing'];

/** Builds the platform, the venues and the brands' sites; turbo skips unchanged packages. */
export async function build(filters = product) {
  step('Building (what did not change comes from the cache) …');
  const result = await run(
    bin('turbo'),
    ['run', 'build', ...filters.map(name => `--filter=${name}`), '--output-logs=errors-only', '--no-color'],
    { onLine: text => /error|Cached:|Time:/i.test(text) && line(dim(`  ${text.trim()}`)) },
  );
  if (!result.ok) {
    throw new UserError(
      'The build failed.',
      result.output.split('\n').slice(-30).join('\n  '),
      'Mend what the lines above name, then run the command again.',
    );
  }
  done('Built.');
}
