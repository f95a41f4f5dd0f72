/** The request may still be in transit when the server first says that it does not know the id. */
const ABSENCES_BELIEVED = 2;

/** An order or a sale whose outcome is not known. */
interface SentState<Sent> {
  readonly step: string;
  readonly order: Sent;
  /** How often the server did not know the id. */
  readonly absences?: number;
}

type WithoutAnswer<Sent> =
  | { readonly step: 'unknown'; readonly order: Sent; readonly absences: number }
  | { readonly step: 'absent'; readonly order: Sent };

/**
 * What an order or a sale is after no answer (`unknown`), or after the server said that it does not know the id
 * (`absent`): only when it said so twice did it never receive the request.
 */
export function withoutAnswer<Sent>(
  state: SentState<Sent>,
  answer: 'unknown' | 'absent',
): WithoutAnswer<Sent> {
  const { order, absences: before = 0 } = state;
  const absences = answer === 'absent' ? before + 1 : before;
  return absences >= ABSENCES_BELIEVED ? { step: 'absent', order } : { step: 'unknown', order, absences };
}
