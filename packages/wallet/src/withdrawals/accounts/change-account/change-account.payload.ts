/** Which account is changed, and how; `account`: as it is shown. */
export interface ChangeAccount {
  readonly does: 'remove' | 'default';
  readonly id: string;
  readonly account: string;
  /** Whole, of an address on a chain; else empty. */
  readonly address: string;
}
