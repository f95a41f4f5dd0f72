import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesLike, read } from '../repository.ts';
import { rulesOf } from './css-rules.ts';
import { hasSign } from './has-sign.ts';

/** What red may mean on a page, and the rules that say it: a price that rose, a match in play, a ticket that won. */
const red: readonly (readonly [meaning: 'price' | 'live' | 'won', file: string, rule: RegExp])[] = [
  ['price', 'ui-kit/src/price-cell/price-cell', /^\.move$/],
  ['price', 'ui-kit/src/sparkline/sparkline', /\[data-direction="up"\]/],
  ['price', 'betslip/src/ui/item-card/item-card', /^\.change\[data-direction="up"\]$/],
  ['price', 'betslip/src/ui/selection-card/selection-card', /^\.price\[data-direction="up"\] svg$/],
  ['live', 'betslip/src/ui/selection-card/selection-card', /^\.live$/],
  ['price', 'betslip/src/open-bets/open-bets', /^\.now\[data-direction="up"\]$/],
  ['price', 'bet-history/src/history/live-prices/live-prices', /^\.now\[data-direction="up"\]$/],
  ['live', 'betslip/src/open-bets/open-bets', /^\.live$/],
  ['live', 'sportsbook/src/status/live-clock', /./],
  ['live', 'sportsbook/src/outrights/champion-card', /\[data-live\]/],
  ['price', 'sportsbook/src/shared-slip/shared-slip', /^\.price\[data-direction="up"\] svg$/],
  ['live', 'sportsbook/src/shared-slip/shared-slip', /^\.live$/],
  ['live', 'ui-kit/src/segmented/segmented', /^\.dot$/],
  ['won', 'ui-kit/src/ticket/ticket', /^\.stamp\[data-tone="won"\]$/],
];

const sheets = filesLike(/^(apps|brands|packages)\/.*\.css$/);
const nameOf = (file: string) => file.replace(/^packages\/|\.module\.css$|\.css$/g, '');

describe('red', () => {
  const reds = sheets.flatMap(file =>
    rulesOf(read(file))
      .filter(({ says }) => /var\(--color-(on-)?up\b/.test(says))
      .map(({ choice }) => ({ file: nameOf(file), choice })),
  );

  it('is a price that rose, a match in play or a stamp, and nothing else', () => {
    const others = reds.filter(
      ({ file, choice }) => !red.some(([, where, rule]) => where === file && rule.test(choice)),
    );
    expect(others, 'Say it in another role: docs/theming.md#what-the-colours-mean').toEqual([]);
  });

  it('is said by every rule of the list', () => {
    const unused = red.filter(
      ([, where, rule]) => !reds.some(({ file, choice }) => where === file && rule.test(choice)),
    );
    expect(unused).toEqual([]);
  });
});

/** The frame of a field: the words of its error, and their sign, stand beside it. */
const isFrame = (says: string) =>
  says
    .split(';')
    .filter(line => line.includes('--color-danger'))
    .every(line => /^\s*(border-color|box-shadow|--rail-tone):/.test(line));

describe('the colour of an error', () => {
  it('stands beside a sign, in every part', () => {
    const bare = sheets.flatMap(file =>
      rulesOf(read(file))
        .filter(({ says }) => says.includes('var(--color-danger'))
        .filter(({ choice, says }) => !isFrame(says) && !/svg$/.test(choice))
        // A button cannot know its words: the one dialog that has such a button draws the sign, below.
        .filter(({ choice }) => choice !== '.button[data-variant="danger"]')
        .filter(({ choice }) => !hasSign(choice, partsBeside(file)))
        .map(({ choice }) => `${nameOf(file)}: ${choice}`),
    );
    expect(bare, 'Use <Hint tone="danger">, or draw <ErrorSign /> in the element of this class').toEqual([]);
  });

  it('has its sign in the button of a dialog that asks about what cannot be undone', () => {
    const asked = filesLike(/^packages\/.*\.tsx$/).filter(
      file => !file.includes('.stories.') && /variant=("danger"|\{[^}]*'danger')/.test(read(file)),
    );
    expect(asked).toEqual(['packages/ui-kit/src/alert-dialog/alert-dialog.tsx']);
    for (const file of asked) expect(read(file)).toMatch(/<Button[^/]*>\s*\{danger && <Icon /);
  });

  it('is not taken for said by an icon elsewhere in the component', () => {
    const source =
      '<div><Icon name="x" /><p className={css.bad}>{words}</p><p className={css.good}><ErrorSign />no</p></div>';
    expect(hasSign('.bad', [source])).toBe(false);
    expect(hasSign('.good[data-x="1"]', [source])).toBe(true);
  });
});

/** The components that may use a style sheet: those of its folder. */
const partsBeside = (sheet: string): readonly string[] =>
  filesLike(/\.tsx$/)
    .filter(file => dirname(file) === dirname(sheet) && !/\.(stories|test)\.tsx$/.test(file))
    .map(read);
