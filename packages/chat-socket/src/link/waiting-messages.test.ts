import { expect, it } from 'vitest';
import { addWaiting, ageWaiting, nothingWaits, WAITING_MOST, WAITING_MS } from './waiting-messages.ts';

const message = (n: number) => ({ clientId: String(n), rid: '7', msg: '好球', at: n });

it('messages wait in their order', () => {
  const waiting = [0, 1].reduce((before, n) => addWaiting(before, message(n)), nothingWaits);
  expect(waiting.waits.map(({ clientId }) => clientId)).toEqual(['0', '1']);
});

it('a message above the most is given up, and those before it are kept', () => {
  const full = Array.from({ length: WAITING_MOST + 1 }, (_, n) => n).reduce(
    (before, n) => addWaiting(before, message(n)),
    nothingWaits,
  );
  expect(full.waits).toHaveLength(WAITING_MOST);
  expect(full.givenUp.map(({ clientId }) => clientId)).toEqual([String(WAITING_MOST)]);
});

it('a message that waited a minute is given up, and a younger one not', () => {
  const waiting = [0, 1].reduce((before, n) => addWaiting(before, message(n)), nothingWaits);
  const { waits, givenUp } = ageWaiting(waiting, WAITING_MS);
  expect([waits, givenUp].map(list => list.map(({ clientId }) => clientId))).toEqual([['1'], ['0']]);
  expect(ageWaiting(waiting, WAITING_MS - 1)).toBe(waiting);
});
