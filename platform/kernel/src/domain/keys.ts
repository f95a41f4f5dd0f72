/** Secrets for one purpose each, all grown from the pepper, so that none has to be kept beside it. */
export interface Keys {
  /** 32 bytes for this purpose; the same after a restart. */
  of(purpose: string): Buffer;
  /** A MAC of `parts`, stored in their place: without the pepper they cannot be guessed by trial. */
  mac(purpose: string, ...parts: readonly string[]): string;
}
