import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** Who may make a call: anyone, or a member with a valid token. */
export type Access = 'public' | 'member';

/**
 * One row of the contract: everything both ends must agree on about a call.
 * The client makes an endpoint from it, the platform a typed handler, the docs an OpenAPI operation.
 */
export interface Call<In extends GenericSchema = GenericSchema, Out extends GenericSchema = GenericSchema> {
  readonly method: 'POST' | 'GET';
  readonly path: `/${string}`;
  readonly access: Access;
  /** The purpose of the call in one sentence; printed on the OpenAPI page. */
  readonly summary: string;
  /**
   * True when the call moves money: its request id is the operation id, and after a timeout its outcome is *unknown*.
   */
  readonly money?: boolean;
  /**
   * True when the call decides where codes or money go: as soon as a phone or mailbox is bound, it is refused without a
   * code that was sent there or a passkey.
   */
  readonly secondFactor?: boolean;
  /** True when the call only reads and may travel with others in one request, see `together`. */
  readonly together?: boolean;
  /** True when pages make the call without the member: it does not extend an idle session. */
  readonly passive?: boolean;
  /** True when the request carries a file: its body may be 4 MiB, of other calls 64 KiB. Of members only. */
  readonly carriesFile?: boolean;
  readonly request: In;
  /** The shape of `data` in the envelope of a successful answer. */
  readonly answer: Out;
  /** For lists: the answer used for "no data" (6303), which is then no failure. */
  readonly empty?: InferOutput<Out>;
}

/** What a caller passes. */
export type RequestOf<C extends Call> = InferInput<C['request']>;
/** What a handler receives, after validation. */
export type ParsedRequestOf<C extends Call> = InferOutput<C['request']>;
/** What a caller receives. */
export type AnswerOf<C extends Call> = InferOutput<C['answer']>;

/** Declares a row of the contract; POST unless the specification says otherwise (docs/rules.md#sources). */
export function defineCall<const In extends GenericSchema, const Out extends GenericSchema>(
  row: Omit<Call<In, Out>, 'method'> & { readonly method?: 'POST' | 'GET' },
): Call<In, Out> {
  return { method: 'POST', ...row };
}
