import type { WithdrawalRefusal } from '@lobby/api-client/contract/fd/withdraw';
import type { withdrawalAccountKinds } from '@lobby/api-client/contract/fd/withdrawal-account';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';

/** What money is paid out to. */
export type WithdrawalKind = (typeof withdrawalAccountKinds)[number];

/** What a provider is instructed to pay. */
export interface WithdrawalInstruction {
  /** Ours: the order number. The same one again is the same withdrawal, and is not paid twice. */
  readonly reference: string;
  readonly kind: WithdrawalKind;
  /** Card number, Alipay account or address. Never logged. */
  readonly number: string;
  readonly bankId: string;
  readonly holder: string;
  /** Yuan, or USDT, as decimal text. */
  readonly amount: string;
}

/**
 * `pending`: taken, not final. `refused`: definitely not paid, now and later; `exists`: the reference was used before,
 * which says nothing of what became of it. A request is never repeated by who calls the provider, nor by its HTTP client.
 */
export type SendAnswer =
  | { readonly kind: 'paid'; readonly amount: string }
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'refused';
      /** For the member, in words of ours. */
      readonly reason: WithdrawalRefusal;
      /** For the operator: what the provider said. */
      readonly said: string;
    }
  | { readonly kind: 'exists' };

/**
 * A refusal by what the provider said.
 * @param reasons what each of its codes means; any other is `other`.
 */
export function refusedFor(
  said: string,
  reasons: Readonly<Record<string, WithdrawalRefusal>>,
): Extract<SendAnswer, { kind: 'refused' }> {
  const reason = Object.hasOwn(reasons, said) ? reasons[said] : undefined;
  return { kind: 'refused', reason: reason ?? 'other', said };
}

/**
 * What became of a reference, all requests of it together: `refused` only when none of them was or will be paid.
 * `no-record`: the provider does not know the reference, which proves nothing: the first request may be on its way.
 */
export type AskAnswer = SendAnswer | { readonly kind: 'no-record' };

/** What an operator of the demo can let happen to a withdrawal before it is sent. */
export interface Rehearsal {
  /** What there is to choose, each with its words on the page of withdrawals of the operator's console; the first is the usual one. */
  readonly choices: Readonly<Record<string, string>>;
  choose(trx: Transaction<Tables>, reference: string, choice: string): Promise<void>;
}

/**
 * How a provider pays withdrawals out. Whatever it throws, times out with or cannot read means that the outcome is unknown; it is
 * asked for by our reference, and the money stays held meanwhile.
 */
export interface WithdrawalSide {
  send(instruction: WithdrawalInstruction): Promise<SendAnswer>;
  ask(reference: string): Promise<AskAnswer>;
  /** Only where nothing real is paid. */
  readonly rehearsal?: Rehearsal;
}
