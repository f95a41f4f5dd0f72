import type { ResultName } from '@lobby/api-client/result-codes';

/**
 * A business answer that is not success. Handlers throw it; the envelope turns its name into the code.
 * It rolls back the transaction it is thrown in, which is what a refusal means for money.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly result: ResultName;
  /** Sent as the envelope's `message`; without it the catalogue's words are used. */
  readonly words: string | undefined;
  readonly data: unknown;

  constructor(result: ResultName, detail: { message?: string; data?: unknown } = {}) {
    super(`refused: ${result}`);
    this.result = result;
    this.words = detail.message;
    this.data = detail.data;
  }
}
