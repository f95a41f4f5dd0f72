import { type BrandText, defineBrand, type StatedMarket } from '@lobby/brand-kit';
import { drawings, later } from './art/drawings.ts';
import { Logo } from './art/logo.tsx';
import { Ridges } from './art/ridges.tsx';

/** 青山: deep green, mint accent, sunrise orange, ridges. */
export default defineBrand({
  code: 'qingshan',
  siteId: '1002',
  terminalCode: 2000,
  secondCodeFlag: 1,
  defaultEdition: 'pro',
  defaultLocale: 'zh-CN',
  locales: ['zh-CN', 'zh-TW'],
  api: {
    baseUrl: 'http://localhost:4000',
    direct: false,
    host: 'http://localhost:4200',
    keyId: 'qingshan-1',
    key: '8AqyFocZxijsD5WWw7SEKazo6E9ID2CX0l8Nfgw1tIA=',
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
    hideNavigationIcons: false,
    withdrawalPassword: true,
    hideAgents: true,
    visitorsMayLook: true,
    chat: true,
  },
  words: {
    name: { 'zh-CN': '青山', 'zh-TW': '青山' },
    slogan: { 'zh-CN': '山高路远，一场一场赢', 'zh-TW': '山高路遠，一場一場贏' },
    welcome: { 'zh-CN': '欢迎来到{brand}', 'zh-TW': '歡迎來到{brand}' },
  },
  look: {
    shape: 'cut',
    hero: 'ridge',
    home: ['hero', 'resume', 'hot', 'notice', 'halls', 'promo'],
    hot: 'rows',
    halls: 'strip',
    sports: 'bar',
    list: 'table',
    navigationMark: 'block',
    display: 'sans-600',
    texture: 'contour',
  },
  art: {
    ...drawings,
    Logo,
    banners: {
      first: {
        id: 'one-by-one',
        title: { 'zh-CN': '山高路远，一场一场赢', 'zh-TW': '山高路遠，一場一場贏' },
        text: {
          'zh-CN': '真实赛程、清晰盘口、每一笔都对得上账',
          'zh-TW': '真實賽程、清晰盤口、每一筆都對得上帳',
        },
        action: { 'zh-CN': '立即投注', 'zh-TW': '立即投注' },
        to: '/game/sport/crty',
        Art: Ridges,
      },
      later: async () => (await later()).laterBanners,
    },
  },
});

/** What its market asks; the platform holds the site to it, and nothing that is not stated is loosened. */
export const market = {
  slotRoundMs: 3_000,
  roundMs: 5_000,
  mostOnRound: 10_000,
  mostOnBet: 20_000,
  realityCheckMinutes: 30,
  age: 18,
} satisfies StatedMarket;

/** What search engines and previews of links show; no part of what players download. */
export const description: BrandText = {
  'zh-CN': '青山体育：真实赛程、清晰盘口、每一笔都对得上账。娱乐演示环境，使用虚拟资金。',
  'zh-TW': '青山體育：真實賽程、清晰盤口、每一筆都對得上帳。娛樂示範環境，使用虛擬資金。',
};
