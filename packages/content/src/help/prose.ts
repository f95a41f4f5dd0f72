import type { HelpCode } from '@lobby/feature';
import { type Catalog, defineCatalog, type Locale, type Prose } from '@lobby/i18n';

type Brings = () => Promise<{ readonly default: Prose }>;

/** The prose of each page, in both scripts; a page brings its own alone. */
const files: Readonly<Record<HelpCode, Readonly<Record<Locale, Brings>>>> = {
  kh: {
    'zh-CN': () => import('../prose/open-account.md'),
    'zh-TW': () => import('../prose/open-account.md?zh-TW'),
  },
  ck: {
    'zh-CN': () => import('../prose/deposits.md'),
    'zh-TW': () => import('../prose/deposits.md?zh-TW'),
  },
  qk: {
    'zh-CN': () => import('../prose/withdrawals.md'),
    'zh-TW': () => import('../prose/withdrawals.md?zh-TW'),
  },
  zz: {
    'zh-CN': () => import('../prose/transfers.md'),
    'zh-TW': () => import('../prose/transfers.md?zh-TW'),
  },
  xnbcqkjc: {
    'zh-CN': () => import('../prose/virtual-coins.md'),
    'zh-TW': () => import('../prose/virtual-coins.md?zh-TW'),
  },
  yhgz: {
    'zh-CN': () => import('../prose/bonus-rules.md'),
    'zh-TW': () => import('../prose/bonus-rules.md?zh-TW'),
  },
  tytzjc: {
    'zh-CN': () => import('../prose/betting-guide.md'),
    'zh-TW': () => import('../prose/betting-guide.md?zh-TW'),
  },
  tywt: {
    'zh-CN': () => import('../prose/sports-rules.md'),
    'zh-TW': () => import('../prose/sports-rules.md?zh-TW'),
  },
  rqgl: {
    'zh-CN': () => import('../prose/handicap-guide.md'),
    'zh-TW': () => import('../prose/handicap-guide.md?zh-TW'),
  },
  dxqgl: {
    'zh-CN': () => import('../prose/totals-guide.md'),
    'zh-TW': () => import('../prose/totals-guide.md?zh-TW'),
  },
  tysstqth: {
    'zh-CN': () => import('../prose/moved-matches.md'),
    'zh-TW': () => import('../prose/moved-matches.md?zh-TW'),
  },
  zrwt: {
    'zh-CN': () => import('../prose/live-games.md'),
    'zh-TW': () => import('../prose/live-games.md?zh-TW'),
  },
  cpwt: {
    'zh-CN': () => import('../prose/lottery.md'),
    'zh-TW': () => import('../prose/lottery.md?zh-TW'),
  },
  dzjj: {
    'zh-CN': () => import('../prose/esports.md'),
    'zh-TW': () => import('../prose/esports.md?zh-TW'),
  },
  fjcjc: {
    'zh-CN': () => import('../prose/true-address.md'),
    'zh-TW': () => import('../prose/true-address.md?zh-TW'),
  },
  tjllq: {
    'zh-CN': () => import('../prose/browsers.md'),
    'zh-TW': () => import('../prose/browsers.md?zh-TW'),
  },
  bczr: {
    'zh-CN': () => import('../prose/safer-gambling.md'),
    'zh-TW': () => import('../prose/safer-gambling.md?zh-TW'),
  },
  zxkf: {
    'zh-CN': () => import('../prose/service.md'),
    'zh-TW': () => import('../prose/service.md?zh-TW'),
  },
  qtwt: {
    'zh-CN': () => import('../prose/other-questions.md'),
    'zh-TW': () => import('../prose/other-questions.md?zh-TW'),
  },
  gywm: {
    'zh-CN': () => import('../prose/about.md'),
    'zh-TW': () => import('../prose/about.md?zh-TW'),
  },
  hzhb: {
    'zh-CN': () => import('../prose/partners.md'),
    'zh-TW': () => import('../prose/partners.md?zh-TW'),
  },
  gztk: {
    'zh-CN': () => import('../prose/terms.md'),
    'zh-TW': () => import('../prose/terms.md?zh-TW'),
  },
  ysgz: {
    'zh-CN': () => import('../prose/privacy.md'),
    'zh-TW': () => import('../prose/privacy.md?zh-TW'),
  },
};

const here = new Map<string, Prose>();
const catalogs = new Map<HelpCode, Catalog<never>>();

/** The words of a page as a catalogue, which is brought with its screen and again when the language changes. */
export function proseOf(code: HelpCode): Catalog<never> {
  const known = catalogs.get(code);
  if (known) return known;
  const bring = (locale: Locale) => async () => {
    here.set(code + locale, (await files[code][locale]()).default);
    return { default: {} };
  };
  const catalog = defineCatalog(`help-${code}`, { 'zh-CN': bring('zh-CN'), 'zh-TW': bring('zh-TW') });
  catalogs.set(code, catalog);
  return catalog;
}

/** @throws Error when the words of the page are not here yet: wait for `useText(proseOf(code))` first. */
export function proseHere(code: HelpCode, locale: Locale): Prose {
  const prose = here.get(code + locale);
  if (!prose) throw new Error(`Load proseOf('${code}') in ${locale} before drawing it.`);
  return prose;
}
