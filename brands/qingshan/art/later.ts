import type { BrandBanner } from '@lobby/brand-kit';
import { Pines } from './pines.tsx';
import { River } from './river.tsx';

export { AccessArt } from './access.tsx';
export { Grade } from './grade.tsx';
export { Hall } from './halls/hall.tsx';
export { LivingRidges } from './living-ridges.tsx';
export { Stamp } from './stamp.tsx';

/** Shown on pages of their own, which the home page need not wait for. */
export const fetchPromotion = async () => (await import('./promotions/promotion.tsx')).Promotion;

/** The banners after the first. */
export const laterBanners: readonly BrandBanner[] = [
  {
    id: 'in-play',
    title: { 'zh-CN': '滚球如溪，赔率随行', 'zh-TW': '滾球如溪，賠率隨行' },
    text: { 'zh-CN': '比分、时钟、盘口，同屏跳动', 'zh-TW': '比分、時鐘、盤口，同畫面跳動' },
    action: { 'zh-CN': '看滚球', 'zh-TW': '看滾球' },
    to: '/game/sport/crty',
    Art: River,
  },
  {
    id: 'calm-head',
    title: { 'zh-CN': '看得清，才沉得住', 'zh-TW': '看得清，才沉得住' },
    text: { 'zh-CN': '注单、结算、余额，笔笔可查', 'zh-TW': '注單、結算、餘額，筆筆可查' },
    action: { 'zh-CN': '我的投注记录', 'zh-TW': '我的投注紀錄' },
    to: '/mine/betRecord',
    Art: Pines,
  },
];
