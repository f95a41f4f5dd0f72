import '../kernel/tables.ts';

/** Payment providers. */
declare module '../kernel/tables.ts' {
  interface Tables {
    /** Providers whose clock differs from ours: ms that it is ahead, negative behind. */
    payment_provider_clocks: { provider: string; ahead_ms: bigint; seen_at: bigint };
  }
}
