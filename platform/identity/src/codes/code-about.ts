import type { contract, ParsedRequestOf } from '@lobby/api-client/contract';
import { parseYuan } from '@lobby/money';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Purpose } from './codes.tables.ts';

/** What a code is good for, where its purpose alone does not say it. */
export interface CodeAbout {
  readonly accountId: string;
  /** What is withdrawn, fen; undefined where it is about the account alone. */
  readonly amount?: bigint;
}

type AboutInput = ParsedRequestOf<typeof contract.userVerification.sendCodeTwo>['about'];

const needsAmount: { readonly [purpose in Purpose]?: boolean } = {
  withdrawal: true,
  'remove-payout-account': false,
  'default-payout-account': false,
};

/**
 * What a code of this purpose is bound to, as the member requests it; undefined where the purpose says everything.
 * @throws Refusal 'invalid-parameter' when fields are missing or superfluous.
 */
export function readAbout(purpose: Purpose, input: AboutInput): CodeAbout | undefined {
  const amountNeeded = needsAmount[purpose];
  if (amountNeeded === undefined && input === undefined) return undefined;
  const { accountId, amount: typed } = input ?? {};
  const amount = typed === undefined ? undefined : parseYuan(typed);
  if (accountId === undefined || amountNeeded !== (amount !== undefined))
    throw new Refusal('invalid-parameter');
  return amount === undefined ? { accountId } : { accountId, amount };
}
