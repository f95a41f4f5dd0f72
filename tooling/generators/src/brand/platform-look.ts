import { logoShapes } from './art/logo.ts';
import type { BrandColours } from './colours.ts';

/** The look of the site's pages on the platform, in TypeScript: the brand's colours, and its sign. */
export function platformLook(code: string, { roles }: BrandColours): string {
  const face = (role: Readonly<Record<string, string>>) =>
    `{ ground: '${role.bg}', surface: '${role['surface-1']}', text: '${role['text-1']}', quiet: '${role['text-2']}', line: '${role.line}', accent: '${role.accent}', onAccent: '${role['on-accent']}' }`;
  const colours = {
    accent: roles.classic.accent ?? '',
    paper: roles.classic['on-accent'] ?? '',
    sign: roles.classic['hero-3'] ?? '',
  };
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${logoShapes(code, colours)}</svg>`;
  return `{ light: ${face(roles.classic)}, dark: ${face(roles.pro)}, logo: \`${logo}\` }`;
}
