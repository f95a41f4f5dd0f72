/** A call that asks to be let in. */
export interface AskingCall {
  readonly siteId: string;
  readonly path: string;
  readonly ip: string;
  /** ISO 3166-1 alpha-2; empty where no trusted proxy says it. */
  readonly country: string;
  readonly deviceId: string;
}

/** Who is let in at a site now, as its operator decided. */
export interface Admission {
  /**
   * Lets a call of a site pass.
   * @throws Refusal 'system-under-maintenance' or 'maintenance', with `until` (ms) when the end is known; 'ip-restricted';
   * what logins and registrations are suspended with; 'region-warning', once for a device, or
   * 'frequent-submission' for many devices of one address.
   */
  admit(asking: AskingCall): Promise<void>;
  /**
   * Lets a call pass that opens an account, or brings money in or puts it at stake.
   * @throws Refusal 'region-limited' where the site does not do so.
   */
  demandRegion(asking: Pick<AskingCall, 'siteId' | 'country'>): Promise<void>;
}
