/** Secrets for one purpose each, all grown from the pepper, so that none has to be kept beside it. */
export interface Keys {
  /** 32 bytes for this purpose; the same after a restart. */
  of(purpose: string): Buffer;
  /** What is stored instead of `parts`: nobody without the pepper can try them out. */
  mac(purpose: string, ...parts: readonly string[]): string;
}
