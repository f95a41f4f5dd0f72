/** Tiles of the patterns on the ground of a page, in `ink`, faint: words stand on them. At most 600 bytes each. */
export const textures = {
  stars: (ink: string) =>
    tile(
      460,
      380,
      `<g fill="${ink}" fill-opacity=".06"><circle cx="42" cy="64" r="1.6"/><circle cx="196" cy="24" r="1"/><circle cx="352" cy="86" r="2"/><circle cx="110" cy="192" r="1.1"/><circle cx="424" cy="248" r="1.3"/><circle cx="60" cy="338" r="1.9"/><circle cx="238" cy="304" r="1"/><circle cx="336" cy="352" r="1.4"/><path d="M272 163l1.2 4.8 4.8 1.2-4.8 1.2-1.2 4.8-1.2-4.8-4.8-1.2 4.8-1.2z"/></g>`,
    ),
  contour: (ink: string) =>
    tile(
      320,
      160,
      `<path d="M0 24C54 4 106 4 160 24S266 44 320 24M0 52C54 20 106 34 160 56S266 84 320 52M0 84C54 56 106 60 160 88S266 112 320 84M0 120C54 104 106 92 160 118S266 136 320 120M0 146C54 140 106 124 160 146S266 152 320 146" fill="none" stroke="${ink}" stroke-opacity=".04"/>`,
    ),
  lattice: (ink: string) =>
    tile(
      48,
      48,
      `<path d="M4 44V4h40v32H12V12h24v16H20v-8h8M0 48h48" fill="none" stroke="${ink}" stroke-opacity=".04"/>`,
    ),
  none: undefined,
} as const;

export type TextureName = keyof typeof textures;

function tile(width: number, height: number, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
}

/** A tile as the value of a background. */
export function tileAddress(svg: string): string {
  return `url("data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('#', '%23')}")`;
}
