/** How the bench page draws the same feed: our keyed store, or straight DOM writes as the limit. */
export type BenchVariant = 'keyed' | 'direct';
