/** Turns the md5 of the wire into what may be stored, and compares. */
export interface Passwords {
  /** @throws Refusal 'system-busy' when too many are waiting. */
  hash(md5: string): Promise<string>;
  /**
   * Pass undefined for an unknown name: it takes the same time and is always false.
   * @throws Refusal 'system-busy' when too many are waiting.
   */
  matches(stored: string | undefined, md5: string): Promise<boolean>;
}
