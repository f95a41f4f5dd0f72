import { contract } from '@lobby/api-client/contract';
import { refusalReasons } from '@lobby/api-client/refusal-reasons';
import { intervalOf, type Market, type MarketKind, markets, quarterOf } from '@lobby/betting';
import { describe, expect, it } from 'vitest';
import { read } from './repository.ts';

const page = read('docs/wire-protocol.md');
const calls = read('packages/api-client/vectors/calls.txt').trim().split('\n');

const names: Record<MarketKind, string> = {
  handicap: 'handicap',
  total: 'over/under',
  '1x2': '1X2',
  'odd-even': 'odd/even',
  'correct-score': 'correct score',
  'total-goals': 'total goals',
  'half-full': 'half/full',
  'both-score': 'both score',
  'double-chance': 'double chance',
  'draw-no-bet': 'draw no bet',
  'home-total': 'goals of home',
  'away-total': 'goals of away',
  'clean-sheet': 'clean sheet',
  'win-to-nil': 'win to nil',
  'winning-margin': 'winning margin',
  'next-goal': 'next goal',
  'most-goals-half': 'half with more goals',
  'score-both-halves': 'side scores in both halves',
  'win-either-half': 'side wins a half',
  'win-both-halves': 'side wins both halves',
  'set-handicap': 'handicap of sets',
  'set-winner': 'winner of a set',
  'set-score': 'score of sets',
  // In no table of fields: its picks are made of others.
  'same-match': 'same-match combination',
};

/** A market as the page has it: what to bet on, which field has the price, which has the line. */
function rowOf(market: Market): string {
  const { kind, period, phase, wtype, lineField, strongField } = market;
  const quarter = quarterOf(period);
  const part = quarter === undefined ? period === 'half' && 'first half' : `quarter ${quarter}`;
  const name = intervalOf(period) === undefined ? names[kind] : `${names[kind]} of an interval`;
  const what = [name, part, phase === 'live' && 'in play'];
  const line = lineField ? `\`${lineField}\`${strongField ? `, \`${strongField}\`` : ''}` : '–';
  return `| \`${wtype}\` | ${what.filter(Boolean).join(', ')} | ${picksOf(market)} | ${line} |`;
}

function picksOf({ kind, wtype, bestOf = 0, picks }: Market): string {
  // A row of more scores of sets would be too long.
  if (bestOf > 7) {
    const enough = (bestOf + 1) / 2;
    const scores = `each of ${enough}:0 to ${enough}:${enough - 1}, and of 0:${enough} to ${enough - 1}:${enough}`;
    return `\`ior_${wtype}{h}{c}\` \`${wtype}{h}{c}\` empty (${scores})`;
  }
  const cells = picks.map(
    ({ priceField, rtype, chose }) => `\`${priceField}\` \`${rtype}\` ${chose || 'empty'}`,
  );
  if (kind !== 'correct-score') return cells.join(' · ');
  const [first, other] = [picks[0], picks.at(-1)];
  const most = Math.sqrt(picks.length - 1) - 1;
  const any = (text = '') => text.replace('H0C0', 'H{h}C{c}');
  return (
    `\`${any(first?.priceField)}\` \`${any(first?.rtype)}\` empty (each of 0:0 to ${most}:${most}) · ` +
    `\`${other?.priceField}\` \`${other?.rtype}\` empty (any other)`
  );
}

/** The lines of the page, with one space where a table has many. */
const rowsOfPage = new Set(page.split('\n').map(line => line.replace(/ +/g, ' ').trim()));

describe('the page of the wire', () => {
  it.each(markets.map(market => [market.wtype, rowOf(market)] as const))(
    'has the market %s as the engine trades it',
    (_wtype, row) => {
      expect(
        rowsOfPage.has(row),
        `docs/wire-protocol.md lacks this row; put it into the table of markets:\n${row}`,
      ).toBe(true);
    },
  );

  it('names every call that is ours beyond the specification', () => {
    const rows = Object.values(contract).flatMap(resource => Object.values(resource));
    const ours = rows.filter(({ method, path }) => !calls.includes(`${method} ${path}`));
    expect(ours.length).toBeGreaterThan(0);
    const untold = ours.map(row => row.path).filter(path => !page.includes(`| \`${path}\` |`));
    expect(untold, 'Add a row for each to the calls of our own in docs/wire-protocol.md.').toEqual([]);
  });

  it('names every reason of a refusal', () => {
    const untold = Object.keys(refusalReasons).filter(reason => !page.includes(`\`${reason}\``));
    expect(untold, 'Say in the table of reasons of docs/wire-protocol.md what each means.').toEqual([]);
  });
});
