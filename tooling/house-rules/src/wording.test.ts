import { describe, expect, it } from 'vitest';
import { files, filesLike, isTest } from './repository.ts';
import { linesMatching, type Violation } from './violations.ts';

/** Rules about what a line may say. Each names the one place that may say it. */

const sources = filesLike(/^(apps|brands|packages|platform|tooling)\/.*\.(ts|tsx|mjs)$/);
const shipped = filesLike(/^(apps|brands|packages)\/.*\.(ts|tsx)$/).filter(file => !isTest(file));
const styles = filesLike(/^(apps|brands|packages|platform|tooling)\/.*\.css$/);

/** Fails with the violations and the way out. */
function none(violations: readonly Violation[], goTo: string): void {
  expect(violations, `${goTo}\n${violations.join('\n')}`).toEqual([]);
}

describe('result codes', () => {
  it('are numbers in the catalogue only, and names everywhere else', () => {
    const elsewhere = shipped.filter(file => !file.startsWith('packages/api-client/src/result-codes/'));
    none(
      linesMatching(elsewhere, /(?<![\w.#-])6[0-5]\d\d(?![\w.%-])/),
      'Say the name instead: codeOf("login-expired") of @lobby/api-client/result-codes.',
    );
  });
});

describe('colours', () => {
  const homes =
    /^(packages\/ui-kit\/src\/tokens\/|brands\/[^/]+\/tokens\.json$|brands\/[^/]+\/(assets|art|logo|banners)|apps\/[^/]+\/public\/|platform\/venue-server\/src\/page\/(palette|slot\/games\/[^/]+\/look)\.css$)/;
  const named =
    'red|green|blue|white|black|gr[ae]y|yellow|orange|purple|pink|gold|silver|navy|teal|crimson|tomato|violet|indigo';

  it('are in the tokens only, not in style sheets', () => {
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

  it('are in the tokens only, not in code', () => {
    const elsewhere = shipped.filter(file => !homes.test(file));
    none(
      linesMatching(elsewhere, /['"`](#[0-9a-f]{3,8}|(rgba?|hsla?|oklch)\([^'"`]*)['"`]/i),
      'Use a role: var(--color-…), or currentColor in an SVG.',
    );
  });
});

describe('doors', () => {
  it('stay between packages: no relative path leaves its own package', () => {
    const violations = sources.flatMap(file => {
      const depth = file.split('/').length - 3;
      return linesMatching([file], new RegExp(`from '(\\.\\./){${depth + 1},}`));
    });
    none(violations, 'Import the other package by its name.');
  });
});

describe('escapes from the compiler', () => {
  it('are not used', () => {
    const own = sources.filter(file => !file.startsWith('tooling/house-rules/'));
    none(
      linesMatching(own, /@ts-(ignore|nocheck|expect-error)|eslint-disable/, { code: false }).filter(
        violation => !/\.test-d\.ts:/.test(violation),
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
  it('is finished: no TODO comments', () => {
    const own = [...sources, ...styles].filter(file => !file.startsWith('tooling/house-rules/'));
    none(linesMatching(own, /\b(TODO|FIXME|XXX)\b/, { code: false }), 'Do it now, or write it in an issue.');
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
