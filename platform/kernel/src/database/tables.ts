/**
 * Every table of the database; all bigint columns are read as `bigint`. Empty here: a domain adds those it owns by
 * declaration merging in its `*.tables.ts`, so that the kernel knows no domain.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the domains fill it.
export interface Tables {}
