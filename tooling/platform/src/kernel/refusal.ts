import type { RefusalReason } from '@lobby/api-client/refusal-reasons';
import type { ResultName } from '@lobby/api-client/result-codes';

/**
 * A business answer that is not success. Handlers throw it; the envelope turns its name into the code.
 * It rolls back the transaction it is thrown in, which is what a refusal means for money. It carries facts and no
 * words: those are the client's, in its member's language.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly result: ResultName;
  /** Why, where the code alone does not say it; sent as `data.reason`. */
  readonly reason: RefusalReason | undefined;
  /** Facts for the client, sent as the envelope's `data`. */
  readonly data: object | undefined;

  /** For whoever builds a client: what is wrong with the call. Told in development only. */
  readonly hint: string | undefined;

  constructor(result: ResultName, detail: { reason?: RefusalReason; data?: object; hint?: string } = {}) {
    super(`refused: ${detail.reason ?? result}`);
    this.result = result;
    this.reason = detail.reason;
    this.hint = detail.hint;
    this.data = detail.reason === undefined ? detail.data : { ...detail.data, reason: detail.reason };
  }
}
