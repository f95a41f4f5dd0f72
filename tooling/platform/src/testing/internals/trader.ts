/** Boards and prices of a match at a moment, for figures of tooling/bench that measure what a price is worth. */
export { type Board, boardOf } from '../../sportsbook/trader/board.ts';
export { openBook, untilted } from '../../sportsbook/trader/book.ts';
export { noInputs } from '../../sportsbook/trader/book-inputs.ts';
export { difference, total } from '../../sportsbook/trader/grid.ts';
export { evenTotal } from '../../sportsbook/trader/lines.ts';
export { freshMoment, type Moment, momentAt } from '../../sportsbook/trader/moment.ts';
export { quoteAt, type Selection } from '../../sportsbook/trader/quote.ts';
export { bestHedge } from '../../sportsbook/trader/testing-arbitrage.ts';
export { opposites } from '../../sportsbook/trader/testing-extremes.ts';
export { outcomesFrom, pricedSelections } from '../../sportsbook/trader/testing-selections.ts';
export { emptyTilt, mostTilt, tiltGoals } from '../../sportsbook/trader/tilt.ts';
