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

/** Thrown before anything is written, when an id was used for another operation, movement or amount before. */
export class IdConflict extends Error {
  override readonly name = 'IdConflict';

  /** @param id of the operation, hold or transfer. */
  constructor(id: string) {
    super(`the id ${id} was used for something else`);
  }
}
