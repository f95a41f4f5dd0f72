/** What follows once the name is confirmed. */
export interface BindRealName {
  /** The phone is asked for next, and both are bound in one call. */
  readonly withPhone?: boolean;
}
