/** A tablet or a phone: the header of the site is that of a phone. The same widths as in the style sheets. */
export const tablet = '(max-width: 63.99rem)';

/** No room beside the list: the slip is a bar at the bottom. */
export const slipAsBar = '(max-width: 72.5rem)';

/** One line has room for three markets beside the names. */
export const roomForLine = '(min-width: 100rem)';

/** The tracker of a match page stands beside its markets. */
export const besideMarkets = '(min-width: 84rem)';

/** Room for one column of cards: above the slip, or beside the tracker. */
export const oneColumn = '(max-width: 75rem)';
export const oneColumnBeside = '(max-width: 75rem), (min-width: 84rem) and (max-width: 99.99rem)';
