import { fileURLToPath } from 'node:url';
import { doorLosses } from './door-losses.ts';
import { type Figure, times } from './figure.ts';

const program = fileURLToPath(new URL('../../../platform/app/dist/main.js', import.meta.url));

/** The effect of 1,000 half-sent requests, from many addresses and from one, on a member's bets. */
export async function doorFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const addresses of [50, 1]) {
    const { idle, flooded, refused, shed } = await doorLosses(program, addresses);
    const ratio = flooded / idle;
    figures.push({
      what: `bets under 1,000 half-sent requests of ${addresses} ${addresses === 1 ? 'address' : 'addresses'}, p99`,
      ours: `${flooded.toFixed(1)} ms, ${refused} refused; shed ${JSON.stringify(shed)}`,
      beside: `idle ${idle.toFixed(1)} ms`,
      ratio: times(ratio),
      goal: '< 2x, none refused',
      met: ratio < 2 && refused === 0,
    });
  }
  return figures;
}
