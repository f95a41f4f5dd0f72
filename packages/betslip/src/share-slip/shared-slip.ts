/** A slip that has been shared. */
export interface SharedSlip {
  readonly code: string;
  /** Ms since the epoch. */
  readonly expiresAt: number;
}
