/** The caller's location as sent by a trusted proxy; both empty when none sends it. */
export interface Place {
  /** ISO 3166-1 alpha-2, "CN". */
  readonly country: string;
  /** As the proxy writes it. */
  readonly city: string;
}

export const nowhere: Place = { country: '', city: '' };

/** The headers that carry it; empty names = none. */
export interface PlaceHeaders {
  readonly country: string;
  readonly city: string;
}
