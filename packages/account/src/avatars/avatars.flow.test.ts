import { expect, it } from 'vitest';
import { type AvatarsEvent, avatarsFlow, startAvatars } from './avatars.flow.ts';

const play = (...events: AvatarsEvent[]) => events.reduce(avatarsFlow, startAvatars);
const chosen = (id: string): AvatarsEvent => ({ type: 'chosen', id });
const submitted: AvatarsEvent = { type: 'submitted' };

it('saves the avatar that was chosen last', () => {
  expect(play(chosen('a01'), chosen('a05'), submitted)).toEqual({ step: 'saving', chosen: 'a05' });
  expect(play(chosen('a05'), submitted, { type: 'saved' })).toEqual({ step: 'saved' });
});

it('saves nothing before one is chosen, and changes nothing while one is saved', () => {
  expect(play(submitted)).toEqual(startAvatars);
  expect(play(chosen('a01'), submitted, chosen('a02'))).toEqual({ step: 'saving', chosen: 'a01' });
});

it('keeps the choice when saving fails', () => {
  const failure = { kind: 'offline' } as const;
  expect(play(chosen('a01'), submitted, { type: 'failed', failure })).toEqual({
    step: 'choosing',
    chosen: 'a01',
    failure,
  });
});
