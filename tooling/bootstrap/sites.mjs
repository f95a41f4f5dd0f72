import { inRoot } from './root.mjs';

/** The brands that `npm start` serves, and how far each stands from the port base. */
export const brands = [
  { code: 'xinghe', name: '星河', offset: 100 },
  { code: 'qingshan', name: '青山', offset: 200 },
];

export const appFolder = brand => inRoot('apps', brand.code);
/** The address of a port under a name of this machine. */
export const urlOf = (name, port) => `http://${name}:${port}`;

/** Which port everything takes for a base: `{platform, sites: {xinghe, …}}`. */
export function portsFrom(base) {
  return {
    platform: base,
    sites: Object.fromEntries(brands.map(brand => [brand.code, base + brand.offset])),
  };
}
