/** A platform that runs, and the base it stands on, for figures of tooling/bench that start one of their own. */
export { seedSites } from '../../access/demo-sites.ts';
export { tokenHash } from '../../access/tokens.ts';
export { defaultConfig, readConfig } from '../../config.ts';
export { migrate } from '../../db/migrate.ts';
export { openDatabase } from '../../db/open-database.ts';
export { manualClock } from '../../kernel/clock.ts';
export type { Tables } from '../../kernel/tables.ts';
export { auditLedger } from '../../ledger/audit.ts';
export { balanceOf } from '../../ledger/index.ts';
export { startPlatform } from '../../platform.ts';
export { movableClock } from '../movable-clock.ts';
