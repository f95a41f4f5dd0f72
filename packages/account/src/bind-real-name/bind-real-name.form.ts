import { defineRules, filled } from '@lobby/forms';
import type { MessageId as VerificationId } from '@lobby/verification/messages';
import { normaliseRealName, realNameChecks } from '@lobby/verification/rules';
import type { MessageId } from '../messages/security/index.ts';

export interface RealNameValues {
  readonly realName: string;
}

/** Longest name the platform takes. */
const REAL_NAME_MAX = 40;

/** See docs/rules.md#contact-and-identity. */
export const realNameRules = defineRules<RealNameValues, MessageId | VerificationId>({
  realName: [[filled, 'security.realName.required'], ...realNameChecks],
});

/** Spaces at the ends are taken away once typing is over, so that a Latin name can be typed. */
export const realNameReaders = {
  realName: (text: string, { settled }: { readonly settled: boolean }) =>
    (settled ? normaliseRealName(text) : text).slice(0, REAL_NAME_MAX),
};
