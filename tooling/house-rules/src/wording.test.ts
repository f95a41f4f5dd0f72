import { describe, expect, it } from 'vitest';
import { linesMatching, type Offence } from './offences.ts';
import { files, filesLike, isTest } from './repository.ts';

/** Rules about what a line may say. Each names the one place that may say it. */

const sources = filesLike(/^(apps|brands|packages|tooling)\/.*\.(ts|tsx|mjs)$/);
const shipped = filesLike(/^(apps|brands|packages)\/.*\.(ts|tsx)$/).filter(file => !isTest(file));
const styles = filesLike(/^(apps|brands|packages|tooling)\/.*\.css$/);

/** Fails with the offences and the way out. */
function none(offences: readonly Offence[], goTo: string): void {
  expect(offences, `${goTo}\n${offences.join('\n')}`).toEqual([]);
}

describe('result codes', () => {
  it('are numbers in the catalogue only; everybody else says their names', () => {
    const elsewhere = shipped.filter(file => !file.startsWith('packages/api-client/src/result-codes/'));
    none(
      linesMatching(elsewhere, /(?<![\w.#-])6[0-5]\d\d(?![\w.%-])/),
      'Say the name instead: codeOf("login-expired") of @lobby/api-client/result-codes.',
    );
  });
});

describe('colours', () => {
  const homes =
    /^(packages\/ui-kit\/src\/tokens\/|brands\/[^/]+\/tokens\.json$|brands\/[^/]+\/(assets|art|logo|banners)|apps\/[^/]+\/public\/)/;
  const named =
    'red|green|blue|white|black|gr[ae]y|yellow|orange|purple|pink|gold|silver|navy|teal|crimson|tomato|violet|indigo';

  it('stand in the tokens only, not in stylesheets', () => {
    none(
      linesMatching(
        styles.filter(file => !homes.test(file)),
        new RegExp(
          `#[0-9a-f]{3,8}\\b|\\b(rgba?|hsla?|oklch|lab|lch|hwb)\\(|:[^;{]*(?<![\\w-])(${named})(?![\\w-])`,
          'i',
        ),
      ),
      'Use a role: var(--color-…). Add one in packages/ui-kit/src/tokens/ when none fits (docs/theming.md).',
    );
  });

  it('stand in the tokens only, not in code', () => {
    const elsewhere = shipped.filter(file => !homes.test(file));
    none(
      linesMatching(elsewhere, /['"`](#[0-9a-f]{3,8}|(rgba?|hsla?|oklch)\([^'"`]*)['"`]/i),
      'Use a role: var(--color-…), or currentColor in an SVG.',
    );
  });
});

describe('the environment of the build', () => {
  it('is read in apps and the vite preset only', () => {
    const elsewhere = sources.filter(
      file => !/^(apps|tooling\/vite-preset|tooling\/house-rules)\//.test(file),
    );
    none(
      linesMatching(elsewhere, /import\.meta\.env/),
      'Take it as an argument from the app that composes you.',
    );
  });
});

describe('HTML from outside', () => {
  it('is drawn by SafeHtml of the ui-kit only', () => {
    const elsewhere = shipped.filter(file => !file.startsWith('packages/ui-kit/src/safe-html/'));
    none(
      linesMatching(
        elsewhere,
        /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/,
      ),
      'Use <SafeHtml html={…}/> of @lobby/ui-kit/safe-html.',
    );
  });
});

describe('what the browser keeps', () => {
  it('goes through the one storage module', () => {
    const elsewhere = shipped.filter(file => !file.startsWith('packages/api-client/src/storage/'));
    none(
      linesMatching(elsewhere, /\b(localStorage|sessionStorage)\b/),
      'Use readItem, writeItem, defineItem of @lobby/api-client/storage: they survive a full or missing storage.',
    );
  });
});

describe('doors', () => {
  it('list names, never stars', () => {
    const own = sources.filter(file => !file.startsWith('tooling/house-rules/'));
    none(linesMatching(own, /^\s*export \* /), 'List the names that leave the file.');
  });

  it('are not walked around: nobody imports another package by its inside', () => {
    none(
      linesMatching(sources, /from '@lobby\/[\w-]+\/(src|dist)\//),
      'Import from a door that the package lists in its exports.',
    );
  });

  it('stay between packages: no relative path leaves its own package', () => {
    const offences = sources.flatMap(file => {
      const depth = file.split('/').length - 3;
      return linesMatching([file], new RegExp(`from '(\\.\\./){${depth + 1},}`));
    });
    none(offences, 'Import the other package by its name.');
  });
});

describe('escapes from the compiler', () => {
  it('are not used', () => {
    const own = sources.filter(file => !file.startsWith('tooling/house-rules/'));
    none(
      linesMatching(own, /@ts-(ignore|nocheck|expect-error)|eslint-disable/, { code: false }).filter(
        offence => !/\.test-d\.ts:/.test(offence),
      ),
      'Say the type; a cast carries the reason that makes it safe.',
    );
  });

  it('of the linter carry their reason', () => {
    const own = sources.filter(file => !file.startsWith('tooling/house-rules/'));
    none(
      linesMatching(own, /biome-ignore [\w/]+:?\s*$/, { code: false }),
      'Write the reason behind the colon.',
    );
  });
});

describe('work', () => {
  it('is done: nothing is left as a note', () => {
    const own = [...sources, ...styles].filter(file => !file.startsWith('tooling/house-rules/'));
    none(linesMatching(own, /\b(TODO|FIXME|XXX)\b/, { code: false }), 'Do it now, or write it in an issue.');
  });

  it('is not held back: no test runs alone or is left out for good', () => {
    none(
      linesMatching(sources.filter(isTest), /\b(it|test|describe)\.(only|todo)\(|\b(fit|fdescribe|xit)\(/),
      'Run all tests; a test that cannot run here says why with skipIf.',
    );
  });
});

describe('the machine this was written on', () => {
  it('is not named', () => {
    const text = files.filter(file => /\.(ts|tsx|mjs|js|json|md|css|html|yaml|yml|sh)$|^\.ci\//.test(file));
    none(
      linesMatching(
        text.filter(file => !file.startsWith('tooling/house-rules/') && file !== 'pnpm-lock.yaml'),
        /\/(work|home\/\w+|Users\/\w+)\/(main|shared|brief|\.library)|\.\.\/shared\/design/,
        { code: false },
      ),
      'Name a path from the root of the repository.',
    );
  });
});
