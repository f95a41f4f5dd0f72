import { describe, expect, it } from 'vitest';
import {
  type DevicesEvent,
  type DevicesState,
  devicesFlow,
  type SessionsToEnd,
  startDevices,
} from './devices.flow.ts';

const play = (...events: DevicesEvent[]): DevicesState => events.reduce(devicesFlow, startDevices);

const wanted = (target: SessionsToEnd) => ({ type: 'end-requested', target }) as const;
const confirmed = { type: 'confirmed' } as const;
const ended = { type: 'ended' } as const;
const failure = { kind: 'offline' } as const;
const failed = { type: 'failed', failure } as const;

describe('ending sessions', () => {
  it('asks for confirmation, which can be cancelled', () => {
    expect(play(wanted('others'))).toEqual({ step: 'asking', target: 'others' });
    expect(play(wanted('others'), { type: 'cancelled' })).toEqual({ step: 'looking' });
    expect(play(confirmed)).toEqual({ step: 'looking' });
  });

  it('returns to the list when the other sessions are ended', () => {
    expect(play(wanted('others'), confirmed)).toEqual({ step: 'ending', target: 'others' });
    expect(play(wanted('others'), confirmed, ended)).toEqual({ step: 'looking' });
  });

  it('returns to the list when one session is ended', () => {
    const one = { id: 'b', device: 'Safari · iPhone' };
    expect(play(wanted(one), confirmed)).toEqual({ step: 'ending', target: one });
    expect(play(wanted(one), confirmed, ended)).toEqual({ step: 'looking' });
  });

  it('finishes when this session is ended too', () => {
    expect(play(wanted('everywhere'), confirmed, ended)).toEqual({ step: 'left' });
    expect(play(wanted('everywhere'), confirmed, ended, wanted('others'))).toEqual({ step: 'left' });
  });

  it('shows the failure with the list', () => {
    expect(play(wanted('everywhere'), confirmed, failed)).toEqual({ step: 'looking', failure });
    expect(play(failed)).toEqual({ step: 'looking' });
  });
});
