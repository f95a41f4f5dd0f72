/** Where a caller is, as far as a proxy that is trusted says; both empty when none does. */
export interface Place {
  /** ISO 3166-1 alpha-2, "CN". */
  readonly country: string;
  /** As the proxy writes it. */
  readonly city: string;
}

export const nowhere: Place = { country: '', city: '' };

/** Which headers tell it; empty names = none does. */
export interface PlaceHeaders {
  readonly country: string;
  readonly city: string;
}
