import type { Generated } from 'kysely';

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** What happened to the safety of accounts. Append-only, kept for `securityLogKeptMs`; never a secret. */
    security_events: {
      id: Generated<bigint>;
      site_id: string;
      /** Null: an unknown name. */
      member_id: string | null;
      /** A `SecurityKind`. */
      kind: string;
      /** The reason; empty where the kind is enough. */
      reason: string;
      /** What it was done to, e.g. the device whose session was ended; may be empty. */
      about: string;
      device_label: string;
      masked_ip: string;
      country: string;
      city: string;
      /** ms */
      at: bigint;
      /** When it happened last, ms; `at` unless it is summed. */
      last_at: bigint;
      times: Generated<number>;
      /** What repetitions of a minute are summed under; null = each has a row. */
      sum_key: string | null;
    };
  }
}
