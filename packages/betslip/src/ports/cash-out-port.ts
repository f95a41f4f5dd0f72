import type { OddsPolicy } from '@lobby/betting';
import type { AutoAnswer, CashOutAnswer, CashOutOffer, CoursePoint } from './cash-out-answer.ts';

/** A sale of a ticket as it is sent: exactly what the member saw when they pressed the button. */
export interface CashOutOrder {
  /** Made here and stored before sending; the platform takes an id at most once. */
  readonly operationId: string;
  readonly userId: string;
  readonly ticketId: string;
  /** Whole percent of what is left. */
  readonly part: number;
  /** Of all that is left, yuan. */
  readonly price: string;
  readonly policy: OddsPolicy;
  readonly stateVersion: string;
}

/** The way to sell tickets back. No method throws; what went wrong is in the answer. */
export interface CashOutPort {
  /** What each ticket can be sold for, by its id; undefined when that could not be read. */
  view(ticketIds: readonly string[]): Promise<ReadonlyMap<string, CashOutOffer> | undefined>;
  sell(order: CashOutOrder): Promise<CashOutAnswer>;
  stateOf(order: CashOutOrder): Promise<CashOutAnswer>;
  /** Sets, changes or removes (empty) the offer at which a ticket is sold by itself, yuan. */
  setAuto(ticketId: string, target: string): Promise<AutoAnswer>;
  /** The offers so far for each of these tickets, oldest first; undefined when they could not be read. */
  courses(ticketIds: readonly string[]): Promise<ReadonlyMap<string, readonly CoursePoint[]> | undefined>;
}
