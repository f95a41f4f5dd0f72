import { expect, it } from 'vitest';
import type { PlayEvent } from '../feed/play.ts';
import { playerDeeds } from './player-deeds.ts';

const player = (id: string) => ({ id, number: 9, name: id, short: id });
const event = (kind: PlayEvent['kind'], minute: string, on?: string, off?: string): PlayEvent => ({
  ...{ id: `${kind}${minute}`, kind, side: 'home', minute },
  ...(on && { player: player(on) }),
  ...(off && { playerOff: player(off) }),
});

it('the deeds of a player are the minutes of each kind, and nothing of shots and of goals taken back', () => {
  const deeds = playerDeeds([
    event('goal', '17', 'a'),
    event('yellow', '24', 'a'),
    event('shot-on', '30', 'a'),
    event('goal', '45+2', 'a'),
    event('goal-cancelled', '50', 'a'),
    event('substitution', '61', 'b', 'a'),
    event('red', '70', 'b'),
    event('goal', '80'),
  ]);
  expect([...deeds]).toEqual([
    ['a', { goal: ['17', '45+2'], yellow: ['24'], off: ['61'] }],
    ['b', { on: ['61'], red: ['70'] }],
  ]);
});
