import { type BrandText, defineBrand, lazyArt, type StatedMarket } from '@lobby/brand-kit';
import type { ComponentType } from 'react';
import { Logo } from './art/logo.tsx';
import { Orbits } from './art/orbits.tsx';

const fetchLater = () => import('./art/later.ts');

/** One of the drawings that are fetched when the first of them is shown. */
const later = <Props extends object>(
  choose: (drawings: Awaited<ReturnType<typeof fetchLater>>) => ComponentType<Props>,
) => lazyArt(async () => choose(await fetchLater()));

/** 星河: indigo night, violet accent, gold light, orbits. */
export default defineBrand({
  code: 'xinghe',
  siteId: '1001',
  terminalCode: 2000,
  secondCodeFlag: 1,
  defaultEdition: 'classic',
  defaultLocale: 'zh-CN',
  locales: ['zh-CN', 'zh-TW'],
  api: {
    baseUrl: 'http://localhost:4000',
    direct: false,
    host: 'http://localhost:4100',
    keyId: 'xinghe-1',
    key: '54YTM7qnCLW5WYrkjjlTi5Xdaro4YsLmyCy78HzrcsA=',
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
    name: { 'zh-CN': '星河', 'zh-TW': '星河' },
    slogan: { 'zh-CN': '今夜，看见每一粒进球', 'zh-TW': '今夜，看見每一顆進球' },
    welcome: { 'zh-CN': '欢迎来到{brand}', 'zh-TW': '歡迎來到{brand}' },
  },
  look: {
    shape: 'round',
    hero: 'sky',
    home: ['hero', 'notice', 'resume', 'hot', 'halls', 'promo'],
    hot: 'cards',
    halls: 'mosaic',
    sports: 'menu',
    list: 'cards',
    navigationMark: 'underline',
    display: 'sans-600',
    texture: 'stars',
  },
  art: {
    scenes: {
      empty: later(({ Telescope }) => Telescope),
      failed: later(({ Eclipse }) => Eclipse),
      missing: later(({ Comet }) => Comet),
      done: later(({ Conjunction }) => Conjunction),
      closed: later(({ Dome }) => Dome),
    },
    Hall: later(({ Hall }) => Hall),
    Promotion: lazyArt(async () => (await fetchLater()).fetchPromotion()),
    Grade: later(({ Grade }) => Grade),
    Stamp: later(({ Seal }) => Seal),
    Logo,
    AccessArt: Orbits,
    LivingArt: later(({ LivingOrbits }) => LivingOrbits),
    banners: {
      first: {
        id: 'tonight',
        title: { 'zh-CN': '今夜，看见每一粒进球', 'zh-TW': '今夜，看見每一顆進球' },
        text: {
          'zh-CN': '滚球、今日、早盘，一处看清每一个盘口',
          'zh-TW': '滾球、今日、早盤，一處看清每一個盤口',
        },
        action: { 'zh-CN': '立即投注', 'zh-TW': '立即投注' },
        to: '/game/sport/crty',
        Art: Orbits,
      },
      later: async () => (await fetchLater()).laterBanners,
    },
  },
});

/** What its market asks; the platform holds the site to it, and nothing that is not stated is loosened. */
export const market = {
  slotRoundMs: 2_500,
  roundMs: 5_000,
  mostOnRound: 50_000,
  mostOnBet: 50_000,
  realityCheckMinutes: 60,
  age: 18,
} satisfies StatedMarket;

/** What search engines and previews of links show; no part of what players download. */
export const description: BrandText = {
  'zh-CN': '星河体育：滚球、今日、早盘与虚拟足球，盘口清晰，注注可查。娱乐演示环境，使用虚拟资金。',
  'zh-TW': '星河體育：滾球、今日、早盤與虛擬足球，盤口清晰，注注可查。娛樂示範環境，使用虛擬資金。',
};
