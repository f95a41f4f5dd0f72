export {};

declare module '../kernel/tables.ts' {
  interface Tables {
    /** Request ids of a site, "<site id> <request id>", seen within the signature window. */
    seen_requests: { id: string; expires_at: bigint };
  }
}
