import { dose } from './dose.ts';
import type { Figure } from './figure.ts';
import { guaranteedReturn, movements } from './pricing/liability.ts';

const matches = dose(30, 1);

/** How far prices move with stakes, and the guaranteed profit of accomplices who bet before and after. */
export async function liabilityFigures(): Promise<Figure[]> {
  const moved = movements([500, 2_000, 10_000, 50_000]).map(({ league, staked, over, under }) => ({
    what: `${staked} yuan on over, ${league} league`,
    ours: `over ${over.join(' → ')}`,
    beside: `under ${under.join(' → ')}`,
    ratio: '',
    goal: staked >= 2_000 ? 'moves' : '',
    ...(staked >= 2_000 ? { met: over[0] !== over[1] } : {}),
  }));
  const sure = await guaranteedReturn(matches);
  return [
    ...moved,
    {
      what: `sure return over both extremes of adjustment and noise, ${matches} matches`,
      ours: `${(sure * 100).toFixed(2)} %`,
      beside: '',
      ratio: '',
      goal: '< 0',
      met: sure < 0,
    },
  ];
}
