import type { FakeAnswer } from '@lobby/api-client/testing';
import { liveHook as liveHookWith } from '@lobby/ui-testing/hooks';
import { confirmMessages } from '@lobby/verification/confirm/messages';
import { verificationMessages } from '@lobby/verification/messages';
import { securityMessages } from '../messages/security/index.ts';

const texts = [confirmMessages, verificationMessages, securityMessages];

/** Renders a hook of a dialog of the security page over a scripted platform. */
export function liveHook<Value>(use: () => Value, answers: Readonly<Record<string, FakeAnswer>>) {
  return liveHookWith(use, answers, { texts });
}
