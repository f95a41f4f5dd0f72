import type { BrandLook } from '@lobby/brand-kit';
import { toTraditional } from '@lobby/i18n/draft';
import { quoted } from '../names.ts';

/** What a new brand is made of. */
export interface BrandFacts {
  readonly code: string;
  /** In Simplified Chinese. */
  readonly name: string;
  readonly siteId: string;
  /** Where `npm start` serves it. */
  readonly port: number;
  /** 32 bytes in base64. */
  readonly key: string;
  readonly look: BrandLook;
}

const text = (simplified: string) =>
  `{ 'zh-CN': ${quoted(simplified)}, 'zh-TW': ${quoted(toTraditional(simplified))} }`;

/** `brand.ts`: every answer, the words plain until somebody says them better. */
export function brandFile({ code, name, siteId, port, key, look }: BrandFacts): string {
  return `import { type BrandText, defineBrand, type StatedMarket } from '@lobby/brand-kit';
import { Grade, Hall, Promotion, Stamp, scenes } from './art/drawings.ts';
import { Logo } from './art/logo.tsx';
import { Rings } from './art/rings.tsx';

/** ${name}. */
export default defineBrand({
  code: '${code}',
  siteId: '${siteId}',
  terminalCode: 2000,
  secondCodeFlag: 1,
  defaultEdition: 'classic',
  defaultLocale: 'zh-CN',
  locales: ['zh-CN', 'zh-TW'],
  api: {
    baseUrl: 'http://localhost:4000',
    direct: false,
    host: 'http://localhost:${port}',
    keyId: '${code}-1',
    key: '${key}',
    encryption: true,
  },
  chat: { baseUrl: 'ws://localhost:4000' },
  captcha: { kind: 'own' },
  allowedFrameOrigins: ['http://localhost:4060'],
  allowedLinkOrigins: ['http://localhost:4000'],
  restrictedRegions: [],
  switches: {
    deposit: true,
    selfRunSports: true,
    skippingSports: true,
    professionalTheme: true,
    permanentSite: false,
    innerGames: true,
    hideRealNumbers: false,
    hideNavigationIcons: true,
    withdrawalPassword: true,
    hideAgents: false,
    visitorsMayLook: false,
    chat: true,
  },
  words: {
    name: ${text(name)},
    slogan: ${text('每一场，都看得清楚')},
    welcome: ${text('欢迎来到{brand}')},
  },
  look: {
    shape: '${look.shape}',
    hero: '${look.hero}',
    home: [${look.home.map(part => `'${part}'`).join(', ')}],
    hot: '${look.hot}',
    halls: '${look.halls}',
    sports: '${look.sports}',
    list: '${look.list}',
    navigationMark: '${look.navigationMark}',
    display: '${look.display}',
    texture: '${look.texture}',
  },
  art: {
    scenes,
    Hall,
    Promotion,
    Grade,
    Stamp,
    Logo,
    AccessArt: Rings,
    banners: {
      first: {
        id: 'first',
        title: ${text('每一场，都看得清楚')},
        text: ${text('滚球、今日、早盘，盘口都在这里')},
        action: ${text('立即投注')},
        to: '/game/sport/crty',
        Art: Rings,
      },
      later: async () => (await import('./art/later.ts')).laterBanners,
    },
  },
});

/** What its market asks; of what is not stated the strictest counts. */
export const market = {} satisfies StatedMarket;

/** What search engines and previews of links show; no part of what players download. */
export const description: BrandText = ${text(`${name}：滚球、今日、早盘与虚拟足球，盘口清晰，注注可查。娱乐演示环境，使用虚拟资金。`)};
`;
}

/** `art/later.ts`: the banners after the first, which the first page does without. */
export function laterFile(): string {
  return `import type { BrandBanner } from '@lobby/brand-kit';
import { Tiles } from './tiles.tsx';
import { Waves } from './waves.tsx';

/** The banners after the first: no first page needs them. */
export const laterBanners: readonly BrandBanner[] = [
  {
    id: 'prices',
    title: ${text('赔率变化，一目了然')},
    text: ${text('升降有颜色有箭头，盘式随时切换')},
    action: ${text('看滚球')},
    to: '/game/sport/crty',
    Art: Waves,
  },
  {
    id: 'accounts',
    title: ${text('每一笔，都查得到')},
    text: ${text('投注、结算、余额，随时对得上账')},
    action: ${text('我的投注记录')},
    to: '/mine/betRecord',
    Art: Tiles,
  },
];
`;
}
