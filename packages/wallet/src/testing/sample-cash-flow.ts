import type { CashFlow } from '../purses/cash-flow/cash-flow-types.ts';

const moved: Readonly<Record<number, readonly [string, string]>> = {
  3: ['1000', '0'],
  9: ['500.5', '0'],
  10: ['0', '800'],
  21: ['20000', '1500.25'],
  28: ['300', '0'],
};

/** Thirty days to 24 November 2026, with deposits and withdrawals on five of them. */
export const sampleCashFlow: CashFlow = {
  days: Array.from({ length: 30 }, (_, at) => {
    const [came = '0', went = '0'] = moved[at] ?? [];
    const day = new Date(Date.UTC(2026, 9, 26 + at)).toISOString().slice(0, 10);
    return { day, in: came, out: went };
  }),
  in: '21800.5',
  out: '2300.25',
};
