import {
  bankOfCard,
  banks,
  type Chain,
  foldCardNumber,
  isCardNumber,
  maskCardNumber,
  maskChainAddress,
  readChainAddress,
} from '@lobby/funds';
import { contacts } from '@lobby/platform-identity/codes/contacts';
import { maskEmail, maskPhone } from '@lobby/platform-identity/members/personal-data/mask';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { WithdrawalKind } from '../../providers/withdrawal-side.ts';

/** A number as it is stored: equal ones have one spelling. */
export interface ReadAccount {
  readonly number: string;
  readonly masked: string;
  /** Empty but for bank cards. */
  readonly bankId: string;
}

/** Reads what was typed as an account of this kind. @throws Refusal 'invalid-parameter' with the reason. */
export function readAccount(kind: WithdrawalKind, typed: string, bankId: string): ReadAccount {
  switch (kind) {
    case 'bank':
      return readCard(typed, bankId);
    case 'alipay':
      return readAlipay(typed.trim());
    case 'usdt-trc20':
      return readAddress('TRC20', typed.trim());
    case 'usdt-erc20':
      return readAddress('ERC20', typed.trim());
  }
}

function readCard(typed: string, chosen: string): ReadAccount {
  const number = foldCardNumber(typed);
  if (!isCardNumber(number)) throw new Refusal('invalid-parameter', { reason: 'card-number-shape' });
  const bankId = chosen === '' ? bankOfCard(number) : banks.find(({ id }) => id === chosen)?.id;
  if (bankId === undefined) throw new Refusal('invalid-parameter', { reason: 'bank-unknown' });
  return { number, masked: maskCardNumber(number), bankId };
}

/** Alipay accounts are Chinese mobile numbers and mailboxes. */
function readAlipay(typed: string): ReadAccount {
  try {
    if (typed.includes('@')) {
      const number = contacts.email.read(typed);
      return { number, masked: maskEmail(number), bankId: '' };
    }
    const national = (phone: string) => phone.slice('+86 '.length);
    const phone = contacts.phone.read(`+86 ${typed}`);
    return { number: national(phone), masked: national(maskPhone(phone)), bankId: '' };
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal('invalid-parameter', { reason: 'alipay-shape' });
    throw error;
  }
}

function readAddress(chain: Chain, typed: string): ReadAccount {
  const number = readChainAddress(chain, typed);
  if (number === undefined) throw new Refusal('invalid-parameter', { reason: 'address-shape' });
  return { number, masked: maskChainAddress(number), bankId: '' };
}
