/**
 * A change of a state that the machine does not name: a mistake to be mended in the code that asks for it, or in the
 * machine. It rolls back the transaction that it is thrown in.
 */
export class IllegalTransition extends Error {
  override readonly name = 'IllegalTransition';
  readonly id: string;
  /** Empty for one that begins. */
  readonly from: string;
  readonly to: string;
  readonly source: string;

  constructor(
    table: string,
    {
      id,
      from,
      to,
      source,
    }: { readonly id: string; readonly from: string; readonly to: string; readonly source: string },
  ) {
    const change = from === '' ? `begin as '${to}'` : `go from '${from}' to '${to}'`;
    super(
      `${table}: ${id} may not ${change} by ${source}. The machine of its states names who may bring it where; add the ` +
        'transition there if it is meant.',
    );
    this.id = id;
    this.from = from;
    this.to = to;
    this.source = source;
  }
}
