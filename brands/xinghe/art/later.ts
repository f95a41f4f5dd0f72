import type { BrandBanner } from '@lobby/brand-kit';
import { Gauge } from './gauge.tsx';
import { Phases } from './phases.tsx';

// What the first page does without is one file: the home page fetches it for its halls and its sky, so a scene is there
// when nothing more can be fetched.
export { Grade } from './grade.tsx';
export { Hall } from './halls/hall.tsx';
export { LivingOrbits } from './living-orbits.tsx';
export { Comet } from './scenes/comet.tsx';
export { Conjunction } from './scenes/conjunction.tsx';
export { Dome } from './scenes/dome.tsx';
export { Eclipse } from './scenes/eclipse.tsx';
export { Telescope } from './scenes/telescope.tsx';
export { Seal } from './seal.tsx';

/** Shown on pages of their own, which the home page need not wait for. */
export const fetchPromotion = async () => (await import('./promotions/promotion.tsx')).Promotion;

/** The banners after the first. */
export const laterBanners: readonly BrandBanner[] = [
  {
    id: 'moving-prices',
    title: { 'zh-CN': '赔率在动，一眼看懂', 'zh-TW': '賠率在動，一眼看懂' },
    text: { 'zh-CN': '升降有色有箭头，四种盘式随时切换', 'zh-TW': '升降有色有箭頭，四種盤式隨時切換' },
    action: { 'zh-CN': '看滚球', 'zh-TW': '看滾球' },
    to: '/game/sport/crty',
    Art: Gauge,
  },
  {
    id: 'fair-accounts',
    title: { 'zh-CN': '每一笔，都有来处', 'zh-TW': '每一筆，都有來處' },
    text: { 'zh-CN': '投注、结算、余额，随时对得上账', 'zh-TW': '投注、結算、餘額，隨時對得上帳' },
    action: { 'zh-CN': '我的投注记录', 'zh-TW': '我的投注紀錄' },
    to: '/mine/betRecord',
    Art: Phases,
  },
];
