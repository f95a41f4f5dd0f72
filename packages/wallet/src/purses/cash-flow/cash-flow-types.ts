import type { AnswerOf, contract } from '@lobby/api-client/contract';

/** What deposits brought and withdrawals took, day by day. */
export type CashFlow = AnswerOf<typeof contract.transactions.dealDays>;
export type CashDay = CashFlow['days'][number];
