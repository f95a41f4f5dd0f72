import { describe, expect, it } from 'vitest';
import { loadCases } from '../cases/load-cases.ts';
import type { Score } from '../grading/grade.ts';
import { gradeMarket } from '../grading/grade-market.ts';
import { findPick, marketByWtype, marketInPhase, markets, selectionKey } from './markets.ts';
import { readLine, readPrice, showPrice } from './quote.ts';

describe('the table of markets', () => {
  it.each([
    ['R', 'ratio', ['RH:H:ior_RH', 'RC:C:ior_RC']],
    ['RE', 'ratio_re', ['REH:H:ior_REH', 'REC:C:ior_REC']],
    ['HR', 'hratio', ['HRH:H:ior_HRH', 'HRC:C:ior_HRC']],
    ['HRE', 'ratio_hre', ['HREH:H:ior_HREH', 'HREC:C:ior_HREC']],
    ['OU', 'ratio_o', ['OUC:C:ior_OUC', 'OUH:H:ior_OUH']],
    ['ROU', 'ratio_rouo', ['ROUC:C:ior_ROUC', 'ROUH:H:ior_ROUH']],
    ['HOU', 'ratio_ho', ['HOUC:C:ior_HOUC', 'HOUH:H:ior_HOUH']],
    ['HROU', 'ratio_hrouo', ['HROUC:C:ior_HROUC', 'HROUH:H:ior_HROUH']],
    ['M', undefined, ['MH:H:ior_MH', 'MN:N:ior_MN', 'MC:C:ior_MC']],
    ['HRM', undefined, ['HRMH:H:ior_HRMH', 'HRMN:N:ior_HRMN', 'HRMC:C:ior_HRMC']],
    ['AR', 'ratio_ar', ['ARH:H:ior_ARH', 'ARC:C:ior_ARC']],
    ['BRE', 'ratio_bre', ['BREH:H:ior_BREH', 'BREC:C:ior_BREC']],
    ['AROU', 'ratio_arouo', ['AROUO:C:ior_AROUO', 'AROUU:H:ior_AROUU']],
    ['REO', undefined, ['ODD:H:ior_REOO', 'EVEN:C:ior_REOE']],
    ['RT', undefined, ['0~1::ior_RT01', '2~3::ior_RT23', '4~6::ior_RT46', 'OVER::ior_ROVER']],
    ['RNG', 'ratio_rng', ['RNGH:H:ior_RNGH', 'RNGN:N:ior_RNGN', 'RNGC:C:ior_RNGC']],
    ['TS', undefined, ['Y::ior_TSY', 'N::ior_TSN']],
  ])('%s has its provider fields', (wtype, lineField, picks) => {
    const market = marketByWtype(wtype)!;
    expect(market.lineField).toBe(lineField);
    expect(market.picks.map(pick => `${pick.rtype}:${pick.chose}:${pick.priceField}`)).toEqual(picks);
  });

  it('lists correct scores up to 4:4, of the half up to 3:3, and the rest', () => {
    expect(findPick('RPD', 'H2C1')?.pick.priceField).toBe('ior_RH2C1');
    expect(marketByWtype('PD')?.picks).toHaveLength(26);
    expect(marketByWtype('HPD')?.picks).toHaveLength(17);
  });

  it('has over in the C price and under in the H price in every market', () => {
    for (const market of markets.filter(({ kind }) => kind === 'total')) {
      expect(market.picks.map(({ pick, chose }) => pick + chose)).toEqual(['OC', 'UH']);
    }
  });

  it('names every market and every price field once', () => {
    const wtypes = markets.map(({ wtype }) => wtype);
    expect(new Set(wtypes).size).toBe(wtypes.length);
    const fields = markets.flatMap(({ picks }) => picks.map(({ priceField }) => priceField));
    expect(new Set(fields).size).toBe(fields.length);
  });

  it('maps each market to its in-play counterpart, which the first quarter of an hour has none of', () => {
    for (const market of markets) {
      if (market.period === 'I1') {
        expect(marketInPhase(market, 'live')).toBeUndefined();
        continue;
      }
      const twin = marketInPhase(market, market.phase === 'pre' ? 'live' : 'pre')!;
      expect(twin.picks.map(({ pick }) => pick)).toEqual(market.picks.map(({ pick }) => pick));
      expect(twin.wtype).not.toBe(market.wtype);
    }
  });

  it('keys a selection by line, market and pick', () => {
    expect(selectionKey('g1', 'R', 'RH')).toBe('g1/R/RH');
  });
});

describe('reading a wire game', () => {
  const game = {
    ior_OUH: '0.95',
    ior_OUC: '0.87',
    ratio_o: '2.5 / 3',
    ior_MH: '2.10',
    strong: 'C',
    ratio: '0.5',
  };
  const show = (wtype: string, rtype: string) => {
    const { market, pick } = findPick(wtype, rtype)!;
    return showPrice(readPrice(game, market, pick), 'M');
  };

  it('takes the price of over from C', () => expect(show('OU', 'OUC')?.odds).toBe('0.87'));
  it('keeps 1X2 decimal in every format', () =>
    expect(show('M', 'MH')).toEqual({ format: 'E', odds: '2.10' }));
  it('has no price where a side is blank', () => expect(show('R', 'RH')).toBeUndefined());
  it('reads the line and who gives it', () => {
    expect(readLine(game, marketByWtype('OU')!)).toEqual({ line: '2.5 / 3', strong: '' });
    expect(readLine(game, marketByWtype('R')!)).toEqual({ line: '0.5', strong: 'C' });
    expect(readLine({ ...game, ratio_ar: '0', strong_ar: 'H' }, marketByWtype('AR')!).strong).toBe('H');
  });
});

describe('markets without a line', () => {
  interface Winners {
    M: string;
    HM: string;
    F: string;
    EO: string;
    HEO: string;
    T: string;
    TS: string;
    PD: string;
    HPD: string;
  }
  const cases = loadCases<{ ht: Score; ft: Score }, Winners>('markets_simple');
  it.each(cases)('$id: $input.ht, $input.ft', ({ input, expected }) => {
    for (const wtype of ['M', 'HM', 'F', 'EO', 'HEO', 'T', 'TS', 'PD', 'HPD'] as const) {
      for (const phase of ['pre', 'live'] as const) {
        const market = marketInPhase(marketByWtype(wtype)!, phase)!;
        const won = market.picks.filter(
          ({ rtype }) =>
            gradeMarket(
              { wtype: market.wtype, rtype, line: '', strong: '' },
              { half: input.ht, full: input.ft },
            ) === 'W',
        );
        expect(won.map(({ pick }) => (pick === 'OTHER' ? 'OVH' : pick))).toEqual([expected[wtype]]);
      }
    }
  });
});

describe('grading a bet', () => {
  const bet = { wtype: 'RE', rtype: 'REC', line: '0.5 / 1', strong: 'H', scoreAtBet: [1, 0] } as const;

  it('counts goals after the bet in play', () => {
    expect(gradeMarket(bet, { full: [1, 0] })).toBe('W');
    expect(gradeMarket(bet, { full: [2, 0] })).toBe('LL');
  });

  it('needs the score of its period, and is cancelled without it', () => {
    expect(gradeMarket(bet, { half: [1, 0] })).toBeUndefined();
    expect(gradeMarket(bet, { half: [1, 0], cancelled: true })).toBe('D');
    const half = { wtype: 'HOU', rtype: 'HOUC', line: '0.5', strong: '' } as const;
    expect(gradeMarket(half, { half: [1, 0], cancelled: true })).toBe('W');
  });

  it('counts all goals for over and under in play', () => {
    const over = { wtype: 'ROU', rtype: 'ROUC', line: '2.5', strong: '', scoreAtBet: [2, 0] } as const;
    expect(gradeMarket(over, { full: [2, 1] })).toBe('W');
  });

  it('throws for an unknown market and for a missing line', () => {
    expect(() => gradeMarket({ ...bet, wtype: 'XX' }, { full: [0, 0] })).toThrow(RangeError);
    expect(() => gradeMarket({ ...bet, line: '' }, { full: [0, 0] })).toThrow(RangeError);
  });
});
