/** A transfer as a venue is told it. */
export interface VenueTransfer {
  /** Names it for ever at the venue. */
  readonly id: string;
  /** The member, by our id. */
  readonly player: string;
  /** Fen. */
  readonly amount: bigint;
}

/**
 * What a venue says about a transfer. `done`: it happened, with the amount and id the venue knows; `refused`: it did not
 * and never will; `exists`: the id was used before; `pending`: not decided; `no-record`: the id is not known, which
 * proves nothing, since the request may still be on its way; `dead`: the id was not known and never will be.
 */
export type VenueAnswer =
  | { readonly kind: 'done'; readonly id: string; readonly amount: bigint }
  | { readonly kind: 'refused' | 'exists' | 'pending' | 'no-record' | 'dead' };

/**
 * A venue with a purse of its own for each member. Whatever it throws, times out with or cannot read means that the
 * outcome is unknown. An id has one fate: what was refused or cancelled is never done later, however often and late its
 * requests arrive.
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
