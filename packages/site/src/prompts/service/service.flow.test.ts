import { describe, expect, it } from 'vitest';
import { serviceFlow } from './service.flow.ts';

const url = 'https://chat.example.com/';
const failure = { kind: 'offline' } as const;

describe('opening customer service', () => {
  it('is ready once a permitted address is received', () => {
    expect(serviceFlow({ step: 'fetching' }, { type: 'fetched', url })).toEqual({ step: 'ready', url });
  });

  it('fails on an address that is not permitted', () => {
    const state = serviceFlow({ step: 'fetching' }, { type: 'fetched', url: undefined });
    expect(state).toEqual({ step: 'forbidden' });
    expect(serviceFlow(state, { type: 'retried' })).toBe(state);
  });

  it('can be retried after a failure, and ignores late answers', () => {
    const failed = serviceFlow({ step: 'fetching' }, { type: 'failed', failure });
    expect(failed).toEqual({ step: 'failed', failure });
    expect(serviceFlow(failed, { type: 'fetched', url })).toBe(failed);
    expect(serviceFlow(failed, { type: 'retried' })).toEqual({ step: 'fetching' });
  });
});
