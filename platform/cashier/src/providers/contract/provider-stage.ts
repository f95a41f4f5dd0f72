import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { Callback, DepositSide } from '../deposit-side.ts';
import type { WithdrawalSide } from '../withdrawal-side.ts';
import type { Fault } from './fake-server.ts';

/** A provider's other end, as its tests play it. */
export interface ProviderStage {
  /** What the provider is opened with, so that it meets this other end. */
  readonly settings: unknown;
  /** Only where the provider keeps something in the database. */
  readonly db?: Kysely<Tables>;
  /** The payer pays an order, as much as the other end wants for it. @returns the body of the callback about it. */
  pay(orderId: string): string | Promise<string>;
  /** A callback with this body, signed by the other end. @param at by its clock, ms. */
  sign(body: string, at: number): Callback;
  /** What was paid out for a reference: an amount for each time. */
  paidOut(reference: string): readonly string[] | Promise<readonly string[]>;
  /** What goes wrong with requests about an order or a withdrawal from now on; undefined: nothing. */
  fail(fault: Fault | undefined, reference: string): void | Promise<void>;
  stop(): Promise<void>;
}

/** What the promises are checked on. */
export interface Staged {
  readonly stage: ProviderStage;
  /** Our clock, which the other end shares. */
  now(): number;
  /** One of its sides. @param patienceMs short for an answer that never comes. */
  collecting(patienceMs?: number): DepositSide;
  paying(patienceMs?: number): WithdrawalSide;
}
