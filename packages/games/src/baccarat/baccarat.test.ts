import { printRatio, type Ratio } from '@lobby/money';
import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { betOn } from '../bets/bets.ts';
import { chiSquare, chiSquareLimit } from '../testing/chi-square.ts';
import { expectAsExact, measure, streamOf } from '../testing/measured.ts';
import { baccarat, freeBaccarat } from './baccarat.ts';
import { bankerDraws } from './hands.ts';
import { type Coup, coupsOf } from './outcomes.ts';

const coups = [...coupsOf(8).values()];
const all = coups.reduce((sum, [, ways]) => sum + ways, 0);
const share = (is: (coup: Coup) => boolean) => {
  const ways = coups.reduce((sum, [coup, count]) => sum + (is(coup) ? count : 0), 0);
  return { n: BigInt(ways), d: BigInt(all) };
};
const percent = ({ n, d }: Ratio, decimals: number) => printRatio({ n: n * 100n, d }, decimals);
const edge = (game: typeof baccarat, pick: string, rules = game.rules) => {
  const { return: back } = game.exact(rules, betOn(pick));
  return percent({ n: back.d - back.n, d: back.d }, 4);
};

describe('the coups of eight decks', () => {
  it('are all deals of six cards', () => {
    expect(all).toBe(416 * 415 * 414 * 413 * 412 * 411);
  });

  it('are won as is known of the game', () => {
    expect(
      percent(
        share(({ winner }) => winner === 'banker'),
        4,
      ),
    ).toBe('45.8597');
    expect(
      percent(
        share(({ winner }) => winner === 'player'),
        4,
      ),
    ).toBe('44.6247');
    expect(
      percent(
        share(({ winner }) => winner === 'tie'),
        4,
      ),
    ).toBe('9.5156');
  });

  it('take four, five or six cards as often as is known', () => {
    expect(
      [4, 5, 6].map(count =>
        percent(
          share(({ cards }) => cards === count),
          3,
        ),
      ),
    ).toEqual([...['37.887', '30.344', '31.769']]);
  });
});

describe('the house edge of baccarat', () => {
  it('is that of the known tables', () => {
    expect(edge(baccarat, 'banker')).toBe('1.0579');
    expect(edge(freeBaccarat, 'banker')).toBe('1.4581');
    expect(edge(baccarat, 'player')).toBe('1.2351');
    expect(edge(baccarat, 'tie')).toBe('14.3596');
    const nine = { ...baccarat.rules, pays: { ...baccarat.rules.pays, tie: 1000 } };
    expect(edge(baccarat, 'tie', nine)).toBe('4.8440');
    expect(edge(baccarat, 'player-pair')).toBe('10.3614');
    expect(edge(baccarat, 'banker-pair')).toBe('10.3614');
  });

  it('has the deviations 0.93, 0.95 and 2.64', () => {
    const variance = (pick: string) => printRatio(baccarat.exact(baccarat.rules, betOn(pick)).variance, 2);
    expect(['banker', 'player', 'tie'].map(variance)).toEqual(['0.86', '0.90', '6.97']);
  });
});

describe('the third card of the banker', () => {
  it.each([
    [2, '0123456789'],
    [3, '012345679'],
    [4, '234567'],
    [5, '4567'],
    [6, '67'],
    [7, ''],
  ])('with %i points is drawn on %s', (banker, on) => {
    const drawn = Array.from({ length: 10 }, (_, third) => third).filter(third =>
      bankerDraws(5, banker, third),
    );
    expect(drawn.join('')).toBe(on);
  });
});

describe('a coup', () => {
  const rounds = dose({ small: 5000, deep: 300_000 });

  it('is won, paired and paid as often as was counted', () => {
    const classes = ['banker', 'player', 'tie'];
    const counted = [0, 0, 0];
    const stream = streamOf('coups');
    for (let round = 0; round < rounds; round++) {
      const { events } = baccarat.play(baccarat.rules, stream, betOn('tie'));
      const coup = events.find(event => event.type === 'coup');
      counted[classes.indexOf(coup?.winner ?? '')]!++;
    }
    expect(chiSquare(counted, [0.458597, 0.446247, 0.095156])).toBeLessThan(chiSquareLimit(3));
    for (const pick of ['banker', 'banker-pair']) {
      const exact = freeBaccarat.exact(freeBaccarat.rules, betOn(pick));
      expectAsExact(measure(freeBaccarat, betOn(pick), rounds, `coups on ${pick}`), exact);
    }
  });

  it('is shown card by card, and pays what is bet on it', () => {
    const choice = { bets: ['banker', 'player', 'tie'].map(pick => ({ pick, units: 10 })) };
    const round = baccarat.play(baccarat.rules, streamOf('one coup'), choice);
    expect(round).toMatchInlineSnapshot(`
      {
        "events": [
          {
            "banker": [
              "D6",
              "H9",
            ],
            "bankerPoints": 5,
            "player": [
              "SJ",
              "S8",
            ],
            "playerPoints": 8,
            "type": "deal",
          },
          {
            "bankerPoints": 5,
            "pairs": [],
            "playerPoints": 8,
            "type": "coup",
            "winner": "player",
          },
          {
            "pays": 0,
            "pick": "banker",
            "type": "bet",
            "units": 10,
          },
          {
            "pays": 2000,
            "pick": "player",
            "type": "bet",
            "units": 10,
          },
          {
            "pays": 0,
            "pick": "tie",
            "type": "bet",
            "units": 10,
          },
          {
            "multiplier": 2000,
            "type": "round-end",
          },
        ],
        "multiplier": 2000,
        "units": 30,
      }
    `);
  });
});
