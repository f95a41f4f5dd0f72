/** A transfer as it is sent to a venue. */
export interface VenueTransfer {
  /** Names it for ever at the venue. */
  readonly id: string;
  /** The member, by our id. */
  readonly player: string;
  /** Fen. */
  readonly amount: bigint;
}

/**
 * What a venue says about a transfer. `done`: it happened; `refused`: it never will; `exists`: the id was used;
 * `pending`: undecided; `no-record`: unknown, and may still be on its way; `dead`: unknown, and never will be done.
 */
export type VenueAnswer =
  | { readonly kind: 'done'; readonly id: string; readonly amount: bigint }
  | { readonly kind: 'refused' | 'exists' | 'pending' | 'no-record' | 'dead' };

/**
 * A venue with a purse for each member. An exception, a timeout or an unreadable answer means that the outcome is
 * unknown. An id has one fate: what was refused or cancelled is never done later, however late its requests arrive.
 */
export interface Venue {
  /** Makes sure that the member can have money here; again does nothing. */
  register(player: string): Promise<void>;
  /** Out of the central wallet. */
  deposit(transfer: VenueTransfer): Promise<VenueAnswer>;
  /** Back into the central wallet. */
  withdraw(transfer: VenueTransfer): Promise<VenueAnswer>;
  /** Fen that the member has here. */
  balance(player: string): Promise<bigint>;
  /** What became of a transfer. */
  transferState(id: string): Promise<VenueAnswer>;
  /**
   * Makes an id that is not known `dead`, or says what became of it. A venue that cannot do so says `pending`: then a
   * person decides. `refused` frees no money here: the transfer is asked for once more.
   */
  cancelTransfer(id: string): Promise<VenueAnswer>;
}

/** The venues by their codes. */
export type Venues = ReadonlyMap<string, Venue>;
