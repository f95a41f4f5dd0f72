import type { ApiFailure } from '@lobby/api-client/request';
import type { DepositOrder } from '../deposit-types.ts';

/** What the page of an order is drawn from. */
export interface DepositOrderViewProps {
  /** Undefined while it is being fetched, or when that failed. */
  readonly order: DepositOrder | undefined;
  readonly failure: ApiFailure | undefined;
  /** Another amount was asked for: this order was open already. */
  readonly isInPlaceOfNew: boolean;
  /** What is shown may be out of date: the last question failed. */
  readonly isStale: boolean;
  readonly isAsking: boolean;
  readonly isClaiming: boolean;
  readonly isClosing: boolean;
  readonly isChoosing: boolean;
  /** Why the last change did not work. */
  readonly problem: ApiFailure | undefined;
  /** The server's clock, ms. */
  now(): number;
  onClaim(): void;
  onClose(): void;
  /** What is to become of money parked for a limit. */
  onParkedChoice(choice: 'credit' | 'return'): void;
  /** A payment that was not credited is reported. */
  onReport(): void;
  onAsk(): void;
  /** The address of the slip that the member came from. */
  readonly slip: string | undefined;
  /** To the deposit page, for another order. */
  onAnother(): void;
}
