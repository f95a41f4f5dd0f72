/** The placing, deciding and settling of bets, for figures of tooling/bench that bet without a server. */
export { judgeCashOut } from '@lobby/platform-sportsbook/cash-out/decide';
export { priceTicket } from '@lobby/platform-sportsbook/cash-out/ticket-price';
export { createFeed } from '@lobby/platform-sportsbook/feed/feed';
export { createMatchStore } from '@lobby/platform-sportsbook/feed/match-store';
export { recordResult } from '@lobby/platform-sportsbook/fixture-feed/fixture-results';
export { inputsAt } from '@lobby/platform-sportsbook/inputs/input-rows';
export { disagreement } from '@lobby/platform-sportsbook/orders/agreement';
export { offerAt } from '@lobby/platform-sportsbook/orders/offer';
export type { WantedLeg } from '@lobby/platform-sportsbook/orders/order';
export { place } from '@lobby/platform-sportsbook/orders/place';
export { decideDue } from '@lobby/platform-sportsbook/orders/waiting/confirm';
export { judge } from '@lobby/platform-sportsbook/orders/waiting/judge-waiting';
export { auditExposures } from '@lobby/platform-sportsbook/risk/audit';
export { settleDue } from '@lobby/platform-sportsbook/settlement/settle';
export { sportOf } from '@lobby/platform-sportsbook/sports/sports';
