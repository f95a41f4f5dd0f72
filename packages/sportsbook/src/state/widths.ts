/** A tablet or a phone: the header of the site is that of a phone. The same widths as in the style sheets. */
export const tablet = '(max-width: 63.99rem)';

/** No room beside the list: the slip is a bar at the bottom. */
export const slipAsBar = '(max-width: 72.5rem)';
/** One line has room for three markets beside the names. */
export const roomForLine = '(min-width: 100rem)';
