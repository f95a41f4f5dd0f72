import type { RefusalReason } from '@lobby/api-client/refusal-reasons';
import type { ResultName } from '@lobby/api-client/result-codes';

/**
 * A rejection by a business rule. Handlers throw it and the envelope turns its name into the code; it rolls back the
 * transaction it is thrown in. It carries facts and no text: the client has the texts, in the member's language.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly result: ResultName;
  /** Why, where the code alone does not say it; sent as `data.reason`. */
  readonly reason: RefusalReason | undefined;
  /** Facts for the client, sent as the envelope's `data`. */
  readonly data: object | undefined;

  /** What is wrong with the call, for developers of a client; sent in development only. */
  readonly hint: string | undefined;

  constructor(result: ResultName, detail: { reason?: RefusalReason; data?: object; hint?: string } = {}) {
    super(`refused: ${detail.reason ?? result}`);
    this.result = result;
    this.reason = detail.reason;
    this.hint = detail.hint;
    this.data = detail.reason === undefined ? detail.data : { ...detail.data, reason: detail.reason };
  }
}
