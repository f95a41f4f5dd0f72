interface Display {
  readonly weight: 400 | 600;
  /** Fonts of the system for Simplified and Traditional Chinese; the letters of the text where none are named. */
  readonly families?: readonly [hans: string, hant: string];
}

/** The letters of the hero, of page titles and of stamps, by name. No font is ever fetched. */
export const displays = {
  'sans-600': { weight: 600 },
  'sans-400': { weight: 400 },
  'serif-600': {
    weight: 600,
    families: [
      '"Songti SC", STSong, "Noto Serif CJK SC", serif',
      '"Songti TC", PMingLiU, "Noto Serif CJK TC", serif',
    ],
  },
} as const satisfies Readonly<Record<string, Display>>;

export type DisplayName = keyof typeof displays;

/** Rules that give the page `root` the letters of a display. */
export function displayRules(name: DisplayName, root: string): string {
  const { weight, families }: Display = displays[name];
  const [hans, hant] = families ?? ['var(--font-family)', 'var(--font-family-hant)'];
  return [
    `${root} { --font-display: ${hans}; --font-display-weight: ${weight}; }`,
    `${root}:lang(zh-Hant-TW) { --font-display: ${hant}; }`,
  ].join('\n');
}
