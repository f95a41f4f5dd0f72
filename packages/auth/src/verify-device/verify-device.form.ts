import { type Check, defineRules, type Rules } from '@lobby/forms';
import { digitsOf } from '@lobby/forms/read';
import type { MessageId as VerificationId } from '@lobby/verification/messages';
import { codeChecks } from '@lobby/verification/rules';
import type { MessageId } from '../messages/index.ts';

/** Messages of the rules. */
export type DeviceMessage = MessageId | VerificationId;

export interface CodeValues {
  readonly code: string;
}

const getFirst: Check<string, CodeValues, DeviceMessage> = [() => false, 'verification.code.getFirst'];

const withCode = defineRules<CodeValues, DeviceMessage>({ code: codeChecks });
const withoutCode = defineRules<CodeValues, DeviceMessage>({ code: [getFirst] });

/** A code must have been obtained, and be six digits, before anything is sent (docs/rules.md#codes-of-messages). */
export function codeRules(hasCode: boolean): Rules<CodeValues, DeviceMessage> {
  return hasCode ? withCode : withoutCode;
}

/** The digits that the mask of a phone hides. */
export const HIDDEN_DIGITS = 4;

export interface DigitsValues {
  readonly digits: string;
}

/** See docs/rules.md#sessions-and-devices. */
export const digitsRules: Rules<DigitsValues, DeviceMessage> = defineRules({
  digits: [[digits => digits.length === HIDDEN_DIGITS, 'auth.device.digitsWrong']],
});

export const readDigits = (text: string): string => digitsOf(text).slice(0, HIDDEN_DIGITS);
