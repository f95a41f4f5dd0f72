import { type DisplayName, displayRules } from './displays.ts';
import { radiiOf, type ShapeName, shapes } from './shapes.ts';
import { type TextureName, textures, tileAddress } from './textures.ts';

/** What of a brand's look is said in the style sheet of its page, by the names of its variants. */
export interface PageLook {
  readonly shape: ShapeName;
  readonly display: DisplayName;
  readonly texture: TextureName;
}

/**
 * The rules of a look, and of no other: its tokens, and what its cards and its ground have of their own. `within`
 * narrows them to a brand; `inks` is the colour of the texture in each edition.
 */
export function lookCss(
  { shape, display, texture }: PageLook,
  within: string,
  inks: Readonly<Record<'classic' | 'pro', string>>,
): { readonly tokens: string; readonly rules: string } {
  const root = `:root${within}`;
  return {
    tokens: `${root} { ${radiiOf(shape)} }\n${displayRules(display, root)}`,
    rules: [
      shapes[shape].signature(`${root} [data-card]`, `${root} [data-card=art]`),
      groundRules(texture, root, inks),
    ].join('\n'),
  };
}

/** A layer of its own behind the page: as the page's background it would be painted anew with whatever moves. */
function groundRules(texture: TextureName, root: string, inks: Readonly<Record<string, string>>): string {
  const draw = textures[texture];
  if (!draw) return '';
  return [
    `${root} body::before { position: fixed; z-index: -1; inset: 0; pointer-events: none; content: ""; }`,
    ...Object.entries(inks).map(
      ([edition, ink]) =>
        `${root}[data-edition=${edition}] body::before { background: ${tileAddress(draw(ink))}; }`,
    ),
    `@media (prefers-contrast: more), (forced-colors: active) { ${root} body::before { display: none; } }`,
  ].join('\n');
}
