import type { RunningPlatform } from '@lobby/platform/platform';
import { createThings, dropThings, thing, things } from '@lobby/platform-testing/server/test-machine';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IllegalTransition } from './illegal-transition.ts';
import { beginIn, eventsOf, moveTo, type StateChange } from './state-machine.ts';

type Change = StateChange<'test_things', 'test_thing_events'>;
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { domains: [] });
  await createThings(running.platform.db);
});
afterAll(async () => {
  await dropThings(running.platform.db);
  await running.stop();
});

const db = () => running.platform.db;
const begin = (id: string, change: Partial<Change> = {}) =>
  db()
    .transaction()
    .execute(async trx => {
      const { to = 'open', source = 'member', at = 1 } = change;
      await trx.insertInto('test_things').values({ id, state: to }).execute();
      await beginIn(trx, things, id, { to, source, at });
    });
const move = (id: string, change: Change) =>
  db()
    .transaction()
    .execute(trx => moveTo(trx, things, id, change));

it('a change is written with its event, and answers the state before', async () => {
  await begin('changed');
  expect(await move('changed', { to: 'paused', source: 'member', at: 2 })).toBe('open');
  await move('changed', { to: 'open', source: 'operator', at: 3, note: 'asked by phone' });
  await move('changed', { to: 'closed', source: 'operator', at: 4, set: { closed_by: 'o1' } });
  expect(await thing(db(), 'changed')).toEqual({ id: 'changed', state: 'closed', closed_by: 'o1' });
  expect(await eventsOf(db(), things, 'changed')).toEqual([
    { state: 'open', source: 'member', note: '', at: 1n },
    { state: 'paused', source: 'member', note: '', at: 2n },
    { state: 'open', source: 'operator', note: 'asked by phone', at: 3n },
    { state: 'closed', source: 'operator', note: '', at: 4n },
  ]);
});

it('a state that stays is no event unless there is a note', async () => {
  await begin('stays');
  await move('stays', { to: 'open', source: 'operator', at: 2, set: { closed_by: 'nobody' } });
  await move('stays', { to: 'open', source: 'operator', at: 3, note: 'looked at' });
  expect((await eventsOf(db(), things, 'stays')).map(({ note }) => note)).toEqual(['', 'looked at']);
  expect(await thing(db(), 'stays')).toMatchObject({ state: 'open', closed_by: 'nobody' });
});

it.each([
  ['from a state that has no way there', 'paused', 'closed', 'operator'],
  ['from an end', 'closed', 'open', 'operator'],
  ['by somebody who may not', 'paused', 'open', 'member'],
] as const)('a transition %s is refused, and nothing of it is written', async (name, from, to, source) => {
  await begin(name);
  await move(name, { to: from, source: 'member', at: 2 });
  const moved = move(name, { to, source, at: 3, set: { closed_by: 'o1' } });
  await expect(moved).rejects.toBeInstanceOf(IllegalTransition);
  await expect(moved).rejects.toMatchObject({ id: name, from, to, source });
  expect(await thing(db(), name)).toMatchObject({ state: from, closed_by: '' });
  expect(await eventsOf(db(), things, name)).toHaveLength(2);
});

it('a beginning that the machine does not name is refused', async () => {
  await expect(begin('closed at once', { to: 'closed' })).rejects.toBeInstanceOf(IllegalTransition);
  await expect(begin('of another', { source: 'operator' })).rejects.toBeInstanceOf(IllegalTransition);
  expect(await thing(db(), 'closed at once')).toBeUndefined();
});

it('a transaction that fails afterwards takes the change and its event back', async () => {
  await begin('back');
  const failing = db()
    .transaction()
    .execute(async trx => {
      await moveTo(trx, things, 'back', { to: 'closed', source: 'member', at: 2 });
      throw new Error('what came after it failed');
    });
  await expect(failing).rejects.toThrow('what came after it failed');
  expect(await thing(db(), 'back')).toMatchObject({ state: 'open' });
  expect(await eventsOf(db(), things, 'back')).toHaveLength(1);
});

it('what there is not cannot be moved', async () => {
  await expect(move('nothing', { to: 'closed', source: 'member', at: 1 })).rejects.toThrow('has no nothing');
});
