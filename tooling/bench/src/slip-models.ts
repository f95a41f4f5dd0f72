import { playSlips, playTickets } from '@lobby/betting/testing';
import { dose } from './dose.ts';
import type { Figure } from './figure.ts';

const times = dose(1_000_000, 100);
const seed = 20_261_122;

/** A million random sequences of events on a slip: where its rules differ from the model of the specification. */
export function slipModelFigures(): Figure[] {
  const { events, breaks, breakCount } = playSlips(times, seed);
  for (const found of breaks) console.log(found);
  return [
    {
      what: `slip rules, ${times.toLocaleString('en')} sequences of events`,
      ours: `${breakCount} rule breaks`,
      beside: 'a model of the specification',
      ratio: `${events.toLocaleString('en')} events`,
      goal: '0',
      met: breakCount === 0,
    },
  ];
}

/** A million random tickets: by how many fen they differ from a slow model in fractions. */
export function slipMoneyFigures(): Figure[] {
  const { tickets, differingFen, examples } = playTickets(times, seed);
  for (const found of examples) console.log(found);
  const kinds = Object.entries(tickets).map(([kind, count]) => `${count.toLocaleString('en')} ${kind}`);
  return [
    {
      what: `slip money, ${times.toLocaleString('en')} tickets`,
      ours: `${differingFen} differing fen`,
      beside: 'a slow model in fractions',
      ratio: kinds.join(', '),
      goal: '0',
      met: differingFen === 0n,
    },
  ];
}
