import { describe, expect, it } from 'vitest';
import { type DetailEvent, type DetailState, detailFlow, startDetail } from './feedback-detail.flow.ts';

const play = (...events: DetailEvent[]): DetailState => events.reduce(detailFlow, startDetail);
const wanted = { type: 'delete-wanted' } as const;
const confirmed = { type: 'confirmed' } as const;
const failure = { kind: 'offline' } as const;

describe('deleting a feedback', () => {
  it('asks for confirmation, which can be cancelled', () => {
    expect(play(wanted)).toEqual({ step: 'asking' });
    expect(play(wanted, { type: 'cancelled' })).toEqual(startDetail);
    expect(play(confirmed)).toEqual(startDetail);
  });

  it('ends when it is deleted, and shows the failure otherwise', () => {
    expect(play(wanted, confirmed, { type: 'deleted' })).toEqual({ step: 'deleted' });
    expect(play(wanted, confirmed, { type: 'failed', failure })).toEqual({ step: 'looking', failure });
  });
});

it('enlarges a picture until it is closed', () => {
  expect(play({ type: 'enlarged', picture: 1 })).toEqual({ step: 'enlarged', picture: 1 });
  expect(play({ type: 'enlarged', picture: 1 }, { type: 'picture-closed' })).toEqual(startDetail);
});
