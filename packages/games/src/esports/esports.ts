import { type Table, tableGame } from '../bets/table-game.ts';
import { evenKills, type MapLaw } from './chances.ts';
import type { EsportsEvent, MatchEvent } from './events.ts';
import { allFixtures, type Fixture, fixtureOf } from './fixture.ts';
import { type League, league } from './league.ts';
import { type Match, matchWays, type PlayedMatch, playMatch } from './match.ts';
import { esportsPicks, isWon } from './picks.ts';

export type { EsportsEvent };

/** A match of the league, best of three maps, with its prices. */
export interface EsportsRules {
  readonly law: 'esports-1';
  readonly league: League;
  readonly map: MapLaw;
  /** Percent of a stake that the prices keep. */
  readonly margin: number;
  readonly fixture: Fixture;
  /** Kills of both on the first map, of which more are "over". */
  readonly killsLine: number;
  /** Hundredths that one on a pick gets back, itself among them. */
  readonly pays: Readonly<Record<string, number>>;
}

/** Percent of a stake that the prices keep. */
const keptPercent = 5;

const base = {
  law: 'esports-1',
  league,
  map: {
    toWin: 13,
    kills: [
      [4, 0],
      [5, 0],
      [5, 1],
      [5, 2],
      [5, 2],
      [5, 3],
      [4, 3],
      [5, 4],
    ],
  },
  margin: keptPercent,
} as const satisfies Partial<EsportsRules>;

/** A match with what its picks pay: what is left of the margin, through the exact chance of the pick, cut to hundredths. */
function priced(rules: Pick<EsportsRules, keyof typeof base>, fixture: Fixture): EsportsRules {
  const { law, league: of, map, margin } = rules;
  const killsLine = evenKills(map, fixture);
  const ways = matchWays(map, fixture, killsLine);
  const all = ways.reduce((sum, [, count]) => sum + count, 0n);
  const pays = esportsPicks.map(pick => {
    const won = ways.reduce((sum, [match, count]) => (isWon(pick, match, killsLine) ? sum + count : sum), 0n);
    return [pick, Number((BigInt(100 - margin) * all) / won)] as const;
  });
  return { law, league: of, map, margin, fixture, killsLine, pays: Object.fromEntries(pays) };
}

const counted = new WeakMap<EsportsRules, ReturnType<typeof matchWays>>();

/** `matchWays`, once for rules: each of their picks asks for them. */
function waysOf(rules: EsportsRules): ReturnType<typeof matchWays> {
  const known = counted.get(rules) ?? matchWays(rules.map, rules.fixture, rules.killsLine);
  counted.set(rules, known);
  return known;
}

/** What is shown of a match is there for one that was played; counting needs no more than what bets ask. */
type Result = Match & Partial<Pick<PlayedMatch, 'played'>>;

const table: Table<EsportsRules, Result, MatchEvent> = {
  code: 'summit-league',
  kind: 'esports',
  hall: 'DJ',
  name: { 'zh-CN': '巅峰联赛', 'zh-TW': '巔峰聯賽' },
  rules: priced(base, allFixtures(league)[0]!),
  fixtures: {
    at: (rules, round) => priced(rules, fixtureOf(rules.league, round)),
    all: rules => allFixtures(rules.league).map(fixture => priced(rules, fixture)),
  },
  sheet: esportsPicks,
  picks: () => esportsPicks,
  draw: ({ map, fixture }, stream) => playMatch(map, fixture, stream),
  show: ({ fixture: { home, away }, killsLine }, { played = [], maps }) => [
    { type: 'match', home, away, killsLine },
    ...played,
    { type: 'match-end', maps },
  ],
  pays: ({ pays, killsLine }, pick, match) => (isWon(pick, match, killsLine) ? (pays[pick] ?? 0) : 0),
  outcomes: waysOf,
};

export const esports = tableGame(table);
