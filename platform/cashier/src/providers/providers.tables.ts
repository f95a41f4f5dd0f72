import '@lobby/platform-kernel/database/tables';

/** Payment providers. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Providers whose clock differs from ours: ms that it is ahead, negative behind. */
    payment_provider_clocks: { provider: string; ahead_ms: bigint; seen_at: bigint };
  }
}
