import { defineRules, filled, type Rules } from '@lobby/forms';
import { plainText } from '@lobby/forms/read';
import { bankOfCard, foldCardNumber, isCardNumber, readChainAddress, unpayableAddress } from '@lobby/funds';
import type { MessageId as VerificationId } from '@lobby/verification/messages';
import {
  type CodeNeed,
  codeChecksFor,
  isEmail,
  isPhone,
  mainland,
  readCode,
} from '@lobby/verification/rules';
import { networkOf, pageOf, type WithdrawalAccountKind } from '../account-kinds.ts';
import type { MessageId } from '../messages/index.ts';

export interface AccountValues {
  readonly kind: WithdrawalAccountKind;
  /** As typed; of a card its digits. */
  readonly number: string;
  /** The chosen bank; empty: as the number says. */
  readonly bankId: string;
  readonly code: string;
}

export type AccountMessage = MessageId | VerificationId;

/** The rules of adding an account of one kind. */
export function accountRules(
  kind: WithdrawalAccountKind,
  code: CodeNeed,
): Rules<AccountValues, AccountMessage> {
  const page = pageOf(kind);
  return defineRules<AccountValues, AccountMessage>({
    number: [
      [filled, `accounts.form.required.${page}`],
      [number => isNumberOf(kind, number), `accounts.form.wrong.${page}`],
      [number => unpayable(kind, number) !== 'contract', 'accounts.form.wrong.contract'],
      [number => unpayable(kind, number) !== 'nobody', 'accounts.form.wrong.nobody'],
    ],
    ...(kind === 'bank'
      ? {
          bankId: [
            [
              (bankId, { number }) => bankId !== '' || bankOfCard(foldCardNumber(number)) !== undefined,
              'accounts.form.bank.required',
            ],
            [
              (bankId, { number }) =>
                [bankId, undefined].includes(bankOfCard(foldCardNumber(number))) || bankId === '',
              'accounts.form.bank.other',
            ],
          ],
        }
      : {}),
    ...codeChecksFor(code),
  });
}

function isNumberOf(kind: WithdrawalAccountKind, number: string): boolean {
  if (kind === 'bank') return isCardNumber(foldCardNumber(number));
  if (kind === 'alipay') return isPhone(number, mainland) || isEmail(number);
  return readChainAddress(networkOf(kind), number) !== undefined;
}

function unpayable(kind: WithdrawalAccountKind, number: string) {
  return pageOf(kind) === 'coin' ? unpayableAddress(networkOf(kind), number) : undefined;
}

export const accountReaders = {
  number: plainText,
  code: readCode,
};
