import { type Brand, type BrandBanner, defineBrand } from '../brand.ts';

const both = (words: string) => ({ 'zh-CN': words, 'zh-TW': words });

function Drawing({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="16" fill="currentColor" />
    </svg>
  );
}

const banner = (id: string, title: string): BrandBanner => ({
  id,
  title: both(title),
  text: both(`${title}的说明`),
  action: both('看看'),
  to: '/home',
  Art: Drawing,
});

/** A brand that answers everything, for tests and stories of shared code. */
export const exampleBrand: Brand = defineBrand({
  code: 'example',
  siteId: '1000',
  terminalCode: 2000,
  secondCodeFlag: 1,
  defaultEdition: 'classic',
  defaultLocale: 'zh-CN',
  locales: ['zh-CN', 'zh-TW'],
  api: {
    baseUrl: 'https://api.example.com',
    direct: true,
    host: 'https://www.example.com',
    keyId: 'k1',
    key: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    encryption: false,
  },
  chat: { baseUrl: 'wss://chat.example.com' },
  captcha: { kind: 'own' },
  allowedFrameOrigins: ['https://games.example.com'],
  allowedLinkOrigins: [],
  restrictedRegions: [],
  switches: {
    deposit: true,
    selfRunSports: true,
    skippingSports: true,
    professionalTheme: true,
    permanentSite: false,
    innerGames: true,
    hideRealNumbers: false,
    hideNavigationIcons: false,
    withdrawalPassword: true,
    hideAgents: true,
    visitorsMayLook: false,
    chat: true,
  },
  words: {
    name: both('示例'),
    slogan: both('示例口号'),
    welcome: { 'zh-CN': '欢迎来到{brand}', 'zh-TW': '歡迎來到{brand}' },
  },
  look: {
    shape: 'round',
    hero: 'sky',
    home: ['hero', 'notice', 'hot', 'halls', 'promo'],
    hot: 'cards',
    halls: 'mosaic',
    sports: 'menu',
    list: 'cards',
    navigationMark: 'underline',
    display: 'sans-600',
    texture: 'none',
  },
  art: {
    scenes: { empty: Drawing, failed: Drawing, missing: Drawing, done: Drawing, closed: Drawing },
    Hall: Drawing,
    Promotion: Drawing,
    Grade: Drawing,
    Stamp: Drawing,
    Logo: Drawing,
    AccessArt: Drawing,
    banners: {
      first: banner('first', '第一张'),
      later: async () => [banner('second', '第二张')],
    },
  },
});
