/**
 * Who may see a page: everybody; logged-in members; members whose phone and real name are bound (specification,
 * section 2: `requiresAuth`, `bindPhone`).
 */
export type Access = 'public' | 'member' | 'bound';
