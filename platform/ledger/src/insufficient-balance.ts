/** Thrown before anything is written, when a purse has less than the amount. */
export class InsufficientBalance extends Error {
  override readonly name = 'InsufficientBalance';
  /** What is free: fen, or millionths of a USDT. */
  readonly available: bigint;

  constructor(available: bigint) {
    super('the free balance is too small');
    this.available = available;
  }
}
