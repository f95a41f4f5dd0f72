import type { AnswerOf, contract } from '@lobby/api-client/contract';

type Calls = typeof contract.withdraw;

export type WithdrawalKind = AnswerOf<Calls['withdrawalKinds']>[number];
export type WithdrawalInfo = AnswerOf<Calls['withdrawInfo']>;
export type UsdtWithdrawalInfo = AnswerOf<Calls['usdtWithdrawInfo']>;
export type WithdrawalOrder = AnswerOf<Calls['withdrawOrderInfo']>[number];

/** What a withdrawal is asked for, before it is proven. Amounts in yuan, as typed; `rate`: empty for kinds in yuan. */
export interface WantedWithdrawal {
  readonly accountId: string;
  readonly amount: string;
  readonly rate: string;
}
