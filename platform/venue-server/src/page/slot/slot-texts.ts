import type { AnyScript } from '../any-script.ts';
import type { Language } from '../texts.ts';

/** What slots alone say, in both scripts. */
const texts = {
  'zh-CN': {
    wildAny: '代替任何图案。',
    pool: '累积奖池',
    poolShare: (percent: string) => `每笔投注的 ${percent}% 进入奖池`,
    poolTrial: '试玩不进入奖池，也不会赢得奖池',
    poolWon: (amount: string) => `赢得奖池 ${amount}`,
    poolTrialWon: '这一局会赢得奖池；试玩不派发',
    poolReturn: (base: string, share: string) =>
      `返还率 ${base}% 不含奖池。奖池另外返还 ${share}%：每笔投注的 ${share}% 进入奖池，长期全部派给玩家。`,
    poolRule: (oneIn: string, most: string) =>
      `每局以 1/${oneIn} 的机会赢得奖池，与画面上的图案无关。投注 ${most} 得到全部，较小的投注按比例得到一部分，其余留在奖池。奖池低于起始金额时由场馆补足。`,
  },
  'zh-TW': {
    wildAny: '代替任何圖案。',
    pool: '累積彩池',
    poolShare: (percent: string) => `每筆投注的 ${percent}% 進入彩池`,
    poolTrial: '試玩不進入彩池，也不會贏得彩池',
    poolWon: (amount: string) => `贏得彩池 ${amount}`,
    poolTrialWon: '這一局會贏得彩池；試玩不派發',
    poolReturn: (base: string, share: string) =>
      `返還率 ${base}% 不含彩池。彩池另外返還 ${share}%：每筆投注的 ${share}% 進入彩池，長期全部派給玩家。`,
    poolRule: (oneIn: string, most: string) =>
      `每局以 1/${oneIn} 的機會贏得彩池，與畫面上的圖案無關。投注 ${most} 得到全部，較小的投注依比例得到一部分，其餘留在彩池。彩池低於起始金額時由場館補足。`,
  },
} as const;

export type SlotTexts = AnyScript<(typeof texts)['zh-CN']>;

export const slotTextsOf = (language: Language): SlotTexts => texts[language];
