/** The files that name every brand, beside its own folders. */
export const sites = 'platform/identity/src/sites/demo-sites.ts';
export const looks = 'platform/identity/src/sites/demo-looks.ts';
export const wirePage = 'docs/wire-protocol.md';
export const storybook = 'tooling/storybook/package.json';
export const compose = 'compose.yaml';
