/** The id of the part about breaks, and the anchor that leads to it. */
export const pauseAnchor = 'limits-pause';
