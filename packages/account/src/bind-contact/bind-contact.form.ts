import { type Check, defineRules, type Rules } from '@lobby/forms';
import { withoutSpaces } from '@lobby/forms/read';
import type { Contact } from '@lobby/verification/confirm';
import type { MessageId as VerificationId } from '@lobby/verification/messages';
import {
  codeChecks,
  EMAIL_MAX,
  emailChecks,
  mainland,
  type PhoneValues,
  phoneChecks,
  phoneReader,
  type Region,
  readCode,
  regionOf,
} from '@lobby/verification/rules';

/** The values of both steps, so that going back keeps them. */
export interface BindValues extends PhoneValues {
  readonly email: string;
  /** Sent to what is bound already. */
  readonly permitCode: string;
  /** Sent to the new phone or mailbox. */
  readonly code: string;
}

export const emptyBinding: BindValues = {
  region: mainland.iso2,
  phone: '',
  email: '',
  permitCode: '',
  code: '',
};

/** What a step judges by besides the values. */
interface BindFacts {
  readonly contact: Contact;
  readonly isConfirming: boolean;
  /** A passkey confirms, and no code. */
  readonly byPasskey: boolean;
  /** The regions a phone may be from. */
  readonly regions: readonly Region[];
  /** Whether a code was sent to this target and counts. */
  readonly hasCode: (to: string) => boolean;
  /** Whether the code to what is bound was sent and counts. */
  readonly hasPermitCode: boolean;
}

/** The rules of a step. */
export function bindRules(facts: BindFacts): Rules<BindValues, VerificationId> {
  const { contact, isConfirming, byPasskey, regions, hasCode, hasPermitCode } = facts;
  if (byPasskey) return defineRules<BindValues, VerificationId>({});
  if (isConfirming) {
    return defineRules<BindValues, VerificationId>({
      permitCode: [[() => hasPermitCode, 'verification.code.getFirst'], ...codeChecks],
    });
  }
  const sentFirst: Check<string, BindValues, VerificationId> = [
    (_, values) => hasCode(targetOf(values, contact, regions)),
    'verification.code.getFirst',
  ];
  return defineRules<BindValues, VerificationId>({
    ...(contact === 'phone' ? { phone: phoneChecks(regions) } : { email: emailChecks }),
    code: [sentFirst, ...codeChecks],
  });
}

/** Normalises a field: no spaces or full-width characters, and at most the maximum length. */
export function bindReaders(regions: readonly Region[]) {
  return {
    phone: phoneReader(regions),
    email: (text: string) => withoutSpaces(text).slice(0, EMAIL_MAX),
    permitCode: readCode,
    code: readCode,
  };
}

/** The new phone, "+86 13123456789", or mailbox as the platform gets it; empty while nothing is typed. */
export function targetOf(
  { phone, region, email }: BindValues,
  contact: Contact,
  regions: readonly Region[],
): string {
  if (contact === 'email') return email;
  return phone === '' ? '' : `${regionOf(regions, region).areaCode} ${phone}`;
}

/** What was typed for a target to which a code was sent before. */
export function valuesOf(target: { readonly to: string; readonly iso2?: string }, contact: Contact) {
  if (contact === 'email') return { email: target.to };
  return { phone: target.to.split(' ').at(-1) ?? '', region: target.iso2 ?? mainland.iso2 };
}
