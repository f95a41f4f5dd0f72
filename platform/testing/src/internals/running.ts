/** A platform that runs, and the base it stands on, for figures of tooling/bench that start one of their own. */

export { defaultConfig, readConfig } from '@lobby/platform/config';
export { migrate } from '@lobby/platform/db/migrate';
export { openDatabase } from '@lobby/platform/db/open-database';
export { startPlatform } from '@lobby/platform/platform';
export { tokenHash } from '@lobby/platform-identity/sessions/tokens';
export { seedSites } from '@lobby/platform-identity/sites/demo-sites';
export type { Tables } from '@lobby/platform-kernel/database/tables';
export { manualClock } from '@lobby/platform-kernel/time/clock';
export { balanceOf } from '@lobby/platform-ledger';
export { auditLedger } from '@lobby/platform-ledger/audit/audit';
export { movableClock } from '../server/movable-clock.ts';
