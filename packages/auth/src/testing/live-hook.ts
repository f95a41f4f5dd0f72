import type { FakeAnswer } from '@lobby/api-client/testing';
import { liveHook as liveHookWith } from '@lobby/testing/hooks';
import { authFeature } from '../index.ts';

/** Renders a hook in a page with the feature's listeners, over a scripted platform. */
export function liveHook<Value>(use: () => Value, answers: Readonly<Record<string, FakeAnswer>>) {
  return liveHookWith(use, answers, { listeners: authFeature.listeners });
}
