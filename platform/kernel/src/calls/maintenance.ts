/** Sites that an operator has closed for a while: `closed` and `closed_until` of their row. */
export interface Maintenance {
  /**
   * Lets a call of a site pass.
   * @throws Refusal 'maintenance' while the site is closed, with `until` (ms) when its end is known.
   */
  demandOpen(siteId: string, path: string): Promise<void>;
}
