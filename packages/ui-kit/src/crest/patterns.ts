/** Shapes of a crest's second colour in a box of 24 by 24; the outline of the crest cuts them. */

/** Halves, stripes, hoops, sash, quarters, chevron, chief, cross, disc, saltire, border of the chief, pale. */
export const clubPatterns: readonly string[] = [
  'M12 0h12v24H12z',
  'M5 0h4.5v24H5zM14.5 0H19v24h-4.5z',
  'M0 5h24v4.5H0zM0 14h24v4.5H0z',
  'M0 0h6l18 18v6z',
  'M0 0h12v11H0zM12 11h12v13H12z',
  'M0 16 12 7l12 9v6l-12-9-12 9z',
  'M0 0h24v8.5H0z',
  'M9.5 0h5v24h-5zM0 7.5h24v5H0z',
  'M12 5a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  'M0 0h5l19 19v5h-5L0 5zM24 0h-5L0 19v5h5L24 5z',
  'M0 0h24v7H0zM0 9.5h24V12H0z',
  'M7.5 0h9v24h-9z',
];

/** Star, ball, bars, chevrons, ring, peak, rays, wave. */
export const leaguePatterns: readonly string[] = [
  'm12 4 2.4 5.2 5.6.7-4.1 3.9 1 5.6-4.9-2.7-4.9 2.7 1-5.6L4 9.9l5.6-.7z',
  'm12 6 5.7 4.2-2.2 6.7h-7l-2.2-6.7z',
  'M6 12h3v7H6zM10.5 5h3v14h-3zM15 9h3v10h-3z',
  'm4 12 8-7 8 7v4l-8-7-8 7zM4 19l8-7 8 7v4l-8-7-8 7z',
  'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  'M3 19 9.5 8l3.5 6 2.5-4L21 19z',
  'M11 0h2v24h-2zM0 11h24v2H0zM2.5 4 4 2.5 21.5 20 20 21.5zM20 2.5 21.5 4 4 21.5 2.5 20z',
  'M0 12c4-5 8-5 12 0s8 5 12 0v12H0z',
];
