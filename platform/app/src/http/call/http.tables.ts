export {};

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Request ids of a site, "<site id> <request id>", seen within the signature window. */
    seen_requests: { id: string; expires_at: bigint };
  }
}
