import * as v from 'valibot';
import { confirmationCode } from '../confirmation.ts';
import { passkeyConfirmation } from '../site/user-passkeys.ts';

/** What money can be paid out to, in the order shown. */
export const withdrawalAccountKinds = ['bank', 'alipay', 'usdt-trc20', 'usdt-erc20'] as const;

export const withdrawalAccountKind = v.picklist(withdrawalAccountKinds);

/**
 * A code sent to the phone or mailbox that is bound (`sendCode/two`, type 10 to add an account, 13 to remove one, 14 to
 * choose the default, 11 for the withdrawal password), or a passkey. A refusal of it has `confirmation: true` in its data.
 */
export const withdrawalAccountConfirmation = v.union([confirmationCode, passkeyConfirmation]);

export const withdrawalAccountId = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
