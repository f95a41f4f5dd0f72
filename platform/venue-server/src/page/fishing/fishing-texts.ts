import type { AnyScript } from '../any-script.ts';
import type { Language } from '../texts.ts';

const texts = {
  'zh-CN': {
    ready: '点选一种鱼瞄准，然后发射',
    fire: '发射',
    firing: '发射中',
    targets: '鱼的名单：捕到的派彩为投注的倍数',
    target: (name: string, reward: number, percent: string) =>
      `${name}，${reward} 倍，捕到的机会 ${percent}%`,
    aimed: (name: string, reward: number, percent: string) =>
      `瞄准${name}：捕到派彩 ${reward} 倍，机会 ${percent}%`,
    caught: (name: string, amount: string) => `捕到${name}，赢得 ${amount}`,
    escaped: (name: string) => `${name}游走了，没有捕到`,
    chance: (back: string) =>
      `每一发是一局：瞄准奖励为 m 倍的鱼，捕到的机会是 ${back}/m，与鱼在哪里、游得多快、之前打过几发都无关。每一种鱼的返还率都是 ${percentText(back)}%。`,
    table: '鱼与奖励',
    swims: '游动的鱼只是画面。点选鱼只表示瞄准这一种鱼，结果由服务器在发射前承诺的种子决定。',
    pace: (seconds: number) => `每两发至少相隔 ${seconds} 秒。没有自动发射，也没有连发。`,
  },
  'zh-TW': {
    ready: '點選一種魚瞄準，然後發射',
    fire: '發射',
    firing: '發射中',
    targets: '魚的名單：捕到的派彩為投注的倍數',
    target: (name: string, reward: number, percent: string) =>
      `${name}，${reward} 倍，捕到的機會 ${percent}%`,
    aimed: (name: string, reward: number, percent: string) =>
      `瞄準${name}：捕到派彩 ${reward} 倍，機會 ${percent}%`,
    caught: (name: string, amount: string) => `捕到${name}，贏得 ${amount}`,
    escaped: (name: string) => `${name}游走了，沒有捕到`,
    chance: (back: string) =>
      `每一發是一局：瞄準獎勵為 m 倍的魚，捕到的機會是 ${back}/m，與魚在哪裡、游得多快、之前打過幾發都無關。每一種魚的返還率都是 ${percentText(back)}%。`,
    table: '魚與獎勵',
    swims: '游動的魚只是畫面。點選魚只表示瞄準這一種魚，結果由伺服器在發射前承諾的種子決定。',
    pace: (seconds: number) => `每兩發至少相隔 ${seconds} 秒。沒有自動發射，也沒有連發。`,
  },
} as const;

/** "0.96" as "96". */
function percentText(share: string): string {
  return String(Math.round(Number(share) * 100));
}

export type FishingTexts = AnyScript<(typeof texts)['zh-CN']>;

export const fishingTextsOf = (language: Language): FishingTexts => texts[language];
