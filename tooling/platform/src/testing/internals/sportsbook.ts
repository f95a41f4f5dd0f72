/** The placing, deciding and settling of bets, for figures of tooling/bench that bet without a server. */
export { createFeed } from '../../sportsbook/feed/feed.ts';
export { createMatchStore } from '../../sportsbook/feed/match-store.ts';
export { recordResult } from '../../sportsbook/fixture-feed/fixture-results.ts';
export { inputsAt } from '../../sportsbook/inputs/input-rows.ts';
export { disagreement } from '../../sportsbook/orders/agreement.ts';
export { decideDue } from '../../sportsbook/orders/confirm.ts';
export { judge } from '../../sportsbook/orders/judge-waiting.ts';
export { offerAt } from '../../sportsbook/orders/offer.ts';
export type { WantedLeg } from '../../sportsbook/orders/order.ts';
export { place } from '../../sportsbook/orders/place.ts';
export { auditExposures } from '../../sportsbook/risk/audit.ts';
export { settleDue } from '../../sportsbook/settlement/settle.ts';
export { sportOf } from '../../sportsbook/sports/sports.ts';
