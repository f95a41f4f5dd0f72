import { expect, it } from 'vitest';
import { type ListEvent, listFlow, startList } from './letter-list.flow.ts';

const play = (...events: ListEvent[]) => events.reduce(listFlow, startList);
const choose = (...ids: string[]): ListEvent => ({ type: 'chosen', ids, on: true });
const remove = (...ids: string[]): ListEvent => ({ type: 'delete-wanted', ids });
const sent = { type: 'sent' } as const;
const done = { type: 'done' } as const;
const failure = { kind: 'offline' } as const;

it('one letter is open at a time, and a second press closes it', () => {
  const open = (id: string): ListEvent => ({ type: 'toggled', id });
  expect(play(open('a'), open('b')).openId).toBe('b');
  expect(play(open('a'), open('a')).openId).toBeUndefined();
});

it('letters are chosen once, one by one or all, and given up again', () => {
  expect(play(choose('a'), choose('a', 'b')).chosen).toEqual(['a', 'b']);
  expect(play(choose('a', 'b'), { type: 'chosen', ids: ['a'], on: false }).chosen).toEqual(['b']);
});

it('deleted letters are neither chosen nor open any more', () => {
  const { chosen, openId, step } = play(
    choose('a', 'b'),
    { type: 'toggled', id: 'a' },
    remove('a'),
    sent,
    done,
  );
  expect({ chosen, openId, step }).toEqual({ chosen: ['b'], openId: undefined, step: { name: 'looking' } });
});

it('a failure keeps what was chosen, and is shown', () => {
  const { chosen, step } = play(choose('a', 'b'), remove('a', 'b'), sent, { type: 'failed', failure });
  expect({ chosen, step }).toEqual({ chosen: ['a', 'b'], step: { name: 'looking', failure } });
});

it('a question is left unanswered only before it is sent, and none opens above another', () => {
  expect(play(remove('a'), { type: 'cancelled' }).step).toEqual({ name: 'looking' });
  expect(play(remove('a'), sent, { type: 'cancelled' }).step).toMatchObject({ isSent: true });
  expect(play(remove('a'), { type: 'read-all-wanted' }).step.name).toBe('deleting');
  expect(play(remove()).step.name).toBe('looking');
  expect(play(done).step.name).toBe('looking');
});
