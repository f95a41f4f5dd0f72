import { expect, it } from 'vitest';
import { decodeGame } from '../feed/codec.ts';
import type { MatchInfo } from '../feed/match-info.ts';
import { wireGame } from '../feed/testing.ts';
import { leadOf } from './use-lead.ts';

const match = (ecid: string, facts: Partial<MatchInfo> = {}): MatchInfo => ({
  ...decodeGame(wireGame()).info,
  ecid,
  ...facts,
});
const toCome = (ecid: string, kickoff: number) => match(ecid, { live: false, kickoff });

it.each([
  [
    'the first in play that can be bet on',
    [toCome('a', 1), match('b', { open: false }), match('c')],
    undefined,
    'c',
  ],
  [
    'the one before while it is in play, closed for a moment too',
    [match('a'), match('b', { open: false })],
    'b',
    'b',
  ],
  ['one in play as soon as there is one', [toCome('a', 1), match('b')], 'a', 'b'],
  ['the next to begin while none is in play', [toCome('a', 9), toCome('b', 3), toCome('c', 3)], 'a', 'b'],
  ['none that is put off', [match('a', { halted: 'postponed' }), toCome('b', 3)], 'a', 'b'],
  ['one whose goal is looked at again', [match('a', { halted: 'var', open: false })], undefined, 'a'],
  ['nothing without matches', [], 'a', undefined],
])('tells of %s', (_, matches, kept, lead) => expect(leadOf(matches, kept)?.ecid).toBe(lead));
