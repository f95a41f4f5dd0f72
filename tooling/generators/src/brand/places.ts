/** The files that name every brand, beside its own folders. */
export const sites = 'tooling/platform/src/access/demo-sites.ts';
export const looks = 'tooling/platform/src/access/demo-looks.ts';
export const wirePage = 'docs/wire-protocol.md';
export const storybook = 'tooling/storybook/package.json';
export const compose = 'compose.yaml';
