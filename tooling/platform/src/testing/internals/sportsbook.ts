/** The placing, deciding and settling of bets, for figures of tooling/bench that bet without a server. */
export { createFeed } from '../../sportsbook/feed/feed.ts';
export { createMatchStore } from '../../sportsbook/feed/match-store.ts';
export { matchSpan } from '../../sportsbook/fixture-feed/fixture.ts';
export { recordResult } from '../../sportsbook/fixture-feed/fixture-results.ts';
export { printScore } from '../../sportsbook/fixture-feed/score.ts';
export { inputsAt } from '../../sportsbook/inputs/input-rows.ts';
export { disagreement } from '../../sportsbook/orders/agreement.ts';
export { decideDue } from '../../sportsbook/orders/confirm.ts';
export { judge } from '../../sportsbook/orders/judge-waiting.ts';
export { offerAt } from '../../sportsbook/orders/offer.ts';
export type { WantedLeg } from '../../sportsbook/orders/order.ts';
export { place } from '../../sportsbook/orders/place.ts';
export { auditExposures } from '../../sportsbook/risk/audit.ts';
export { exposureOf } from '../../sportsbook/risk/exposure.ts';
export { acceptanceDelay, liabilityLimits } from '../../sportsbook/risk/limits.ts';
export { type Backed, outcomesOf } from '../../sportsbook/risk/outcomes.ts';
export { tiltOf } from '../../sportsbook/risk/tilt-of.ts';
export { settleDue } from '../../sportsbook/settlement/settle.ts';
