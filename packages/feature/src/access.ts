/**
 * Who may see a page: everybody; logged-in members; members whose phone and real name are bound
 * (docs/rules.md#pages).
 */
export type Access = 'public' | 'member' | 'bound';
