import type { Generated } from 'kysely';

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    sessions: {
      /** SHA-256 of the token. */
      id: string;
      site_id: string;
      member_id: string;
      device_id: string;
      /** Browser and system, "Chrome · Windows"; empty when the user agent said nothing known. */
      device_label: string;
      masked_ip: string;
      /** Where it was begun, as far as a proxy said; both may be empty. */
      country: Generated<string>;
      city: Generated<string>;
      /** What the member logged in with, as the build of the site says it; null for sessions older than the columns. */
      terminal_code: number | null;
      second_code_flag: number | null;
      created_at: bigint;
      seen_at: bigint;
      /** A mac of the phone or mailbox that was bound in this session, and of its device; until when it is a proof. */
      proven_mac: Generated<string | null>;
      proven_until: Generated<bigint>;
    };
    /** Members whose session ended, until what follows from it is done. */
    session_ends: {
      member_id: string;
      /** The last of them, ms. */
      ended_at: bigint;
      due_at: bigint;
      term: Generated<number>;
      tries: Generated<number>;
    };
    /** Sessions that were ended from elsewhere, for as long as their device may still ask: how, an `EndedHow`. */
    ended_sessions: { id: string; how: string; ended_at: bigint };
  }
}
