import { attack } from './attack/attack.ts';
import type { Figure } from './figure.ts';

/**
 * What an outsider can derive from the wire of a platform with a random secret, recorded for real `minutes`: secrets,
 * relations between published values, results, and prices that depend on later goals. Two searches through 2^32
 * states follow.
 */
export async function attackFigures(minutes: number): Promise<Figure[]> {
  const report = await attack(minutes);
  const { relations } = report;
  const within = (z: number) => ({
    ratio: `${z.toFixed(2)} errors`,
    goal: 'within ±3.5',
    met: Math.abs(z) < 3.5,
  });
  const plain = { ratio: '', goal: 'nothing found' };
  return [
    ...report.searches.map(({ what, tried, found }) => ({
      ...plain,
      what: `secrets: ${what}`,
      ours: `${found.length} found`,
      beside: `${tried} tried`,
      met: found.length === 0,
    })),
    {
      ...plain,
      what: `relations between ${relations.values} published values`,
      ours: `${relations.found.length} found`,
      beside: `${relations.pairs} pairs, ${relations.derived} hashes`,
      met: relations.found.length === 0,
    },
    {
      what: 'ones among the bits of keys and nonces',
      ours: '',
      beside: `${report.drawn} matches revealed`,
      ...within(relations.bias),
    },
    ...report.called.map(({ how, matches, right, expected, z }) => ({
      what: `final scores called by ${how}`,
      ours: `${right} of ${matches} right`,
      beside: `prices say ${expected.toFixed(1)}`,
      ...within(z),
    })),
    ...report.anticipation.map(({ what, moves, before, z }) => ({
      what: `price moves in play: ${what}`,
      ours: `${before} of ${moves} moves`,
      beside: `${report.sightings} sightings in ${report.looks} looks`,
      ...within(z),
    })),
  ];
}
