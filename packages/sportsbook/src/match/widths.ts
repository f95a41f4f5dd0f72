/** The tracker stands beside the markets. The same widths as in the style sheets of the page. */
export const besideMarkets = '(min-width: 84rem)';

/** Room for one column of cards: above the slip, or beside the tracker. */
export const oneColumn = '(max-width: 75rem)';
export const oneColumnBeside = '(max-width: 75rem), (min-width: 84rem) and (max-width: 99.99rem)';
