import { expect, it } from 'vitest';
import { ANSWERED_AT_ONCE, createPlaces, type Place } from './places.ts';

const taken = (place: Place | undefined): Place => {
  if (!place) throw new Error('there was no place');
  return place;
};

it('a network has so many connections, each counted until it is closed, and others have their own', () => {
  const places = createPlaces(2);
  const first = taken(places.take('a'));
  taken(places.take('a'));
  expect(places.take('a')).toBeUndefined();
  taken(places.take('b'));
  first.giveBack();
  first.giveBack();
  taken(places.take('a'));
  expect(places.take('a')).toBeUndefined();
});

it('so many frames of a network are answered at once, the others in their turn; other networks do not wait', async () => {
  const places = createPlaces(100);
  const connections = Array.from({ length: ANSWERED_AT_ONCE + 2 }, () => taken(places.take('a')));
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const frame = (name: string) => () => {
    begun.push(name);
    return new Promise<void>(resolve => ends.push(resolve));
  };
  const answers = connections.map(({ inTurn }, n) => inTurn(frame(`a${n}`)));
  const other = taken(places.take('b')).inTurn(frame('b'));
  expect(begun).toEqual(['a0', 'a1', 'a2', 'a3', 'b']);
  ends[0]?.();
  await answers[0];
  expect(begun.at(-1)).toBe('a4');
  for (const end of ends) end();
  await answers[1];
  await Promise.resolve();
  for (const end of ends) end();
  await Promise.all([...answers, other]);
  expect(begun).toHaveLength(connections.length + 1);
});
