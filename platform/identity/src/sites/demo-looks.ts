import type { SiteLook } from '@lobby/platform-kernel/calls/site';

/** The looks of the demo sites: the colours of brands/<code>/tokens.json, the sign of brands/<code>/art. */
export const demoLooks = {
  xinghe: {
    light: {
      ground: '#f3f4fa',
      surface: '#fff',
      text: '#15172b',
      quiet: '#545a78',
      line: '#dfe2f1',
      accent: '#4a3fd6',
      onAccent: '#fff',
    },
    dark: {
      ground: '#0a0d1c',
      surface: '#12162b',
      text: '#eef0ff',
      quiet: '#a9b0d6',
      line: '#2a3054',
      accent: '#8e81ff',
      onAccent: '#0d0b26',
    },
    logo: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#6d5bff"/><stop offset="1" stop-color="#4a3fd6"/></linearGradient></defs><circle cx="18" cy="18" r="17" fill="url(#g)"/><ellipse cx="18" cy="18" rx="15" ry="5" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.6" transform="rotate(-28 18 18)"/><circle cx="18" cy="18" r="5" fill="#fff"/><circle cx="28.5" cy="11" r="2" fill="#ffd166"/></svg>`,
  },
  qingshan: {
    light: {
      ground: '#f2f6f4',
      surface: '#fff',
      text: '#10231c',
      quiet: '#48625a',
      line: '#d7e5de',
      accent: '#0b6e57',
      onAccent: '#fff',
    },
    dark: {
      ground: '#0b1110',
      surface: '#121b19',
      text: '#eaf5f1',
      quiet: '#a3bdb5',
      line: '#2a3d39',
      accent: '#2bd4a4',
      onAccent: '#03211a',
    },
    logo: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" rx="9" fill="#0b6e57"/><path d="M4 28 14 11l6 9 4-6 9 14z" fill="#fff"/><path d="M14 11l3.6 5.4-3.4 2.4-3.4-2.6z" fill="#ff9d5c"/></svg>`,
  },
} as const satisfies Readonly<Record<string, SiteLook>>;
