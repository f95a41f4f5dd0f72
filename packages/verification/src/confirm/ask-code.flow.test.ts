import { refused } from '@lobby/api-client/testing';
import { describe, expect, it } from 'vitest';
import { type AskEvent, askFlow, codeFor, type SentCode, startAsking } from './ask-code.flow.ts';

const target = { to: '+86 13800138066', iso2: 'CN' };
const sent: SentCode = { target, way: 'sms', ticket: 't1', resendAt: 60_000, until: 600_000 };
const play = (...events: AskEvent[]) => events.reduce(askFlow, startAsking(undefined));
const wanted: AskEvent = { type: 'wanted', way: 'sms', target };

describe('asking for a code', () => {
  it('sends a message at once, and a call after its notice', () => {
    expect(play(wanted)).toEqual({ step: 'sending', target });
    const call: AskEvent = { type: 'wanted', way: 'voice', target };
    expect(play(call)).toEqual({ step: 'announcing-call', target });
    expect(play(call, { type: 'call-accepted' })).toEqual({ step: 'sending', target });
    expect(play(call, { type: 'gave-up' })).toEqual({ step: 'idle', target });
  });

  it('asks for no second code while the first is being sent', () => {
    const other: AskEvent = { type: 'wanted', way: 'sms', target: { to: '+86 13900000000' } };
    expect(play(wanted, other)).toEqual(play(wanted));
  });

  it('keeps the code before, when another could not be sent', () => {
    const problem = { kind: 'call', failure: { kind: 'offline' } } as const;
    const failed = play(wanted, { type: 'sent', sent }, wanted, { type: 'failed', problem });
    expect(failed).toEqual({ step: 'idle', target, sent, problem });
    expect(askFlow(failed, { type: 'edited' })).toEqual({ step: 'idle', target, sent });
  });
});

describe('a code that was sent', () => {
  const state = play(wanted, { type: 'sent', sent });

  it('counts for the phone it went to only', () => {
    expect(codeFor(state, target.to)).toBe(sent);
    expect(codeFor(state, '+86 13900000000')).toBeUndefined();
  });

  it('outlives a wrong try, and is void when it is locked, over or used', () => {
    const tried = (name: 'authentication-code-error' | 'authentication-locked') =>
      askFlow(state, { type: 'refused', failure: refused(name) });
    expect(tried('authentication-code-error')).toBe(state);
    expect(tried('authentication-locked').sent).toBeUndefined();
    expect(askFlow(state, { type: 'used' }).sent).toBeUndefined();
  });
});
