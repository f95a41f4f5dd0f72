import { defineRules, filled, type Rules } from '@lobby/forms';
import { digitsOf, plainText } from '@lobby/forms/read';
import { bankOfCard, foldCardNumber, isCardNumber, readChainAddress } from '@lobby/funds';
import type { MessageId as VerificationId } from '@lobby/verification/messages';
import { codeChecks, isEmail, isPhone, mainland } from '@lobby/verification/rules';
import { networkOf, type PayoutKind, pageOf } from '../account-kinds.ts';
import type { MessageId } from '../messages/index.ts';

export interface AccountValues {
  readonly kind: PayoutKind;
  /** As typed; of a card its digits. */
  readonly number: string;
  /** The chosen bank; empty: as the number says. */
  readonly bankId: string;
  readonly code: string;
}

export type AccountMessage = MessageId | VerificationId;

/** The rules of adding an account of one kind. @param code whether one has to come along, and was sent. */
export function accountRules(
  kind: PayoutKind,
  code: 'unneeded' | 'unsent' | 'sent',
): Rules<AccountValues, AccountMessage> {
  const page = pageOf(kind);
  return defineRules<AccountValues, AccountMessage>({
    number: [
      [filled, `accounts.form.required.${page}`],
      [number => isNumberOf(kind, number), `accounts.form.wrong.${page}`],
    ],
    ...(kind === 'bank'
      ? {
          bankId: [
            [
              (bankId, { number }) => bankId !== '' || bankOfCard(foldCardNumber(number)) !== undefined,
              'accounts.form.bank.required',
            ],
          ],
        }
      : {}),
    ...(code === 'unneeded'
      ? {}
      : { code: [[() => code === 'sent', 'verification.code.getFirst'], ...codeChecks] }),
  });
}

function isNumberOf(kind: PayoutKind, number: string): boolean {
  if (kind === 'bank') return isCardNumber(foldCardNumber(number));
  if (kind === 'alipay') return isPhone(number, mainland) || isEmail(number);
  return readChainAddress(networkOf(kind), number) !== undefined;
}

export const accountReaders = {
  number: plainText,
  code: (text: string) => digitsOf(text).slice(0, 6),
};
