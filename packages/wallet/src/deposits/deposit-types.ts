import type { AnswerOf } from '@lobby/api-client/contract';
import type { payment } from '@lobby/api-client/contract/fd/payment';

/** A way to deposit, as the platform offers it now. */
export type Channel = AnswerOf<typeof payment.types>['channels'][number];

/** A deposit order, as the member sees it. */
export type DepositOrder = AnswerOf<typeof payment.pay>;

export type DepositMethod = Channel['method'];

/** What a method is marked with. */
export type Reward = AnswerOf<typeof payment.rewards>['rewards'][number];
