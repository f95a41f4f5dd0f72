import type { FakeAnswer } from '@lobby/api-client/testing';
import { liveHook as liveHookWith } from '@lobby/verification/testing/live-hook';
import { securityMessages } from '../security/messages/index.ts';

/** Renders a hook of a dialog of the security page over a scripted platform. */
export function liveHook<Value>(use: () => Value, answers: Readonly<Record<string, FakeAnswer>>) {
  return liveHookWith(use, answers, securityMessages);
}
