import { expect, it } from 'vitest';
import { sampleStatus } from '../testing/sample-room.ts';
import { canWrite, standingOf } from './may-say.ts';

const now = 1_000_000;
const open = { at: 'open', heardAt: 0, beatAt: 0 } as const;
const cut = { at: 'waiting', triedAt: 0, until: now + 5_000, failures: 1 } as const;
const free = {
  ...{ link: open, me: { grade: 3, isModerator: false }, isMember: true, slowUntil: 0, now },
  room: { entry: 'joined', status: sampleStatus } as const,
};
const moderator = { grade: 0, isModerator: true };
const mute = { until: now + 60_000, reason: '刷屏' };
const writers = (of: 'members' | 'everybody' | 'nobody') => ({
  room: { entry: 'joined', status: { ...sampleStatus, writers: of } } as const,
});
const least = { room: { entry: 'joined', status: { ...sampleStatus, leastGrade: 5 } } as const };

it.each([
  ['a member in a room for members', {}, 'free', true],
  ['a guest in it', { isMember: false }, 'login', false],
  ['a guest in a room for everybody', { isMember: false, ...writers('everybody') }, 'free', true],
  ['a member whom the room lets only read', writers('nobody'), 'readers-only', false],
  ['a moderator of it', { me: moderator, ...writers('nobody') }, 'free', true],
  ['a member of a lower grade', least, 'grade', false],
  ['a moderator in a room of a grade', { me: moderator, ...least }, 'free', true],
  ['a muted member', { me: { ...free.me, mute } }, 'muted', false],
  ['a member whose mute is over', { me: { ...free.me, mute: { ...mute, until: now } } }, 'free', true],
  ['a member in slow mode', { slowUntil: now + 1 }, 'slow', true],
  ['a member without a line, who may write', { link: cut }, 'cut', true],
  ['a member whose line comes', { link: { at: 'connecting', triedAt: 0, failures: 0 } as const }, 'connecting', true],
  ['a room that is not there', { room: { entry: 'refused' } as const }, 'no-room', false],
  ['a room that was closed', { room: { entry: 'joined', destroyed: '' } as const }, 'destroyed', false],
  ['a member whose session ended', { link: { at: 'ended', why: 'session-ended' } as const }, 'ended', false],
] as const)('%s is told so', (_, change, at, writes) => {
  const standing = standingOf({ ...free, ...change });
  expect(standing.at).toBe(at);
  expect(canWrite(standing)).toBe(writes);
});
