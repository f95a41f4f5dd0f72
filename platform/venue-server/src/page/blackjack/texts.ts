import type { HandOutcome, Move } from '@lobby/games';
import type { AnyScript } from '../any-script.ts';
import type { Language } from '../texts.ts';

/** Texts in both scripts, side by side. */
const texts = {
  'zh-CN': {
    dealer: '庄家',
    you: '您的手牌',
    player: '玩家',
    handOf: (at: number) => (at === 0 ? '第一手' : '第二手'),
    hidden: '一张暗牌',
    points: (total: number, isSoft: boolean) => (isSoft ? `软 ${total} 点` : `${total} 点`),
    line: (odds: string) => `庄家遇十七点停牌 · 黑杰克赔率 ${odds}`,
    deal: '发牌',
    dealing: '发牌中',
    ready: '选择投注，然后发牌',
    moves: { hit: '要牌', stand: '停牌', double: '加倍', split: '分牌' } as Readonly<Record<Move, string>>,
    movesName: '您的选择：要牌按 H，停牌按 S，加倍按 D，分牌按 P',
    dealt: (cards: string, points: string, up: string) => `您得到${cards}，${points}；庄家明牌${up}`,
    hit: (hand: string, card: string, points: string) => `${hand}要牌：${card}，${points}`,
    double: (hand: string, card: string, points: string) => `${hand}加倍：${card}，${points}`,
    stand: (hand: string) => `${hand}停牌`,
    split: (one: string, other: string) => `分牌：第一手${one}；第二手${other}`,
    dealerHas: (cards: string, points: string) => `庄家的牌：${cards}，${points}`,
    busted: '，爆牌',
    yourTurn: (hand: string) => `${hand}轮到您`,
    outcomes: { natural: '黑杰克', win: '胜', push: '平手', lose: '负', bust: '爆牌' } as Readonly<
      Record<HandOutcome, string>
    >,
    won: (net: string) => `本局净赢 ${net}`,
    even: '平手，投注退回',
    lost: (net: string) => `本局净输 ${net}`,
    left: (sentence: string) => `时间已过，服务器已按基本策略完成：${sentence}`,
    goesOn: '继续上次未完成的一局',
    clock: (seconds: number) => `剩 ${seconds} 秒`,
    clockNote: '离开或超时，服务器按基本策略完成本局，不再加注',
    soon: (seconds: number) => `还有 ${seconds} 秒，之后服务器按基本策略完成本局`,
    noBalance: '余额不足，不能加倍或分牌。可以要牌或停牌。',
    cards: (decks: number) =>
      `${decks} 副牌，每局重新洗牌。点数最接近 21 而不超过者胜；A 算 1 或 11，J、Q、K 算 10。`,
    rules: [
      '庄家在十七点及以上停牌，软十七点也停。庄家先看暗牌：有黑杰克时本局立即结束。',
      '前两张可以加倍，再得一张；两张同点数可以分牌一次，分牌后可以加倍。分开的 A 各只得一张。',
    ],
    pays: '赔率（1:x 指投 1 赢 x，不含本金，对每一手的投注）',
    outcome: '结果',
    odds: '赔率',
    stakeBack: '投注退回',
    stakeLost: '投注不退',
    table: { natural: '黑杰克（前两张 21 点）', win: '胜', push: '平手', lose: '负或爆牌' },
    returns: (percent: string, hit: string, level: number) =>
      `按基本策略玩，返还率 ${percent}%（对首注的长期平均）；约 ${hit}% 的局有返还；波动 ${level} 级（1 至 5）。这个数字由服务器用基本策略玩大量牌局测得，不是由全部组合算出；玩法不同，返还也不同。`,
    leftRule:
      '牌局等待您选择。离开页面、断线或在倒计时内没有选择，服务器以不再加注的基本策略完成，派彩照付。重新进入时，未完成的牌局会原样继续。',
    decided:
      '整副牌在发牌之前由服务器种子、您的种子和局号决定；您的选择只决定牌发到哪里。牌局未完成时不能更换种子。',
  },
  'zh-TW': {
    dealer: '莊家',
    you: '您的手牌',
    player: '玩家',
    handOf: (at: number) => (at === 0 ? '第一手' : '第二手'),
    hidden: '一張暗牌',
    points: (total: number, isSoft: boolean) => (isSoft ? `軟 ${total} 點` : `${total} 點`),
    line: (odds: string) => `莊家遇十七點停牌 · 黑傑克賠率 ${odds}`,
    deal: '發牌',
    dealing: '發牌中',
    ready: '選擇投注，然後發牌',
    moves: { hit: '要牌', stand: '停牌', double: '加倍', split: '分牌' } as Readonly<Record<Move, string>>,
    movesName: '您的選擇：要牌用 H 鍵，停牌用 S 鍵，加倍用 D 鍵，分牌用 P 鍵',
    dealt: (cards: string, points: string, up: string) => `您得到${cards}，${points}；莊家明牌${up}`,
    hit: (hand: string, card: string, points: string) => `${hand}要牌：${card}，${points}`,
    double: (hand: string, card: string, points: string) => `${hand}加倍：${card}，${points}`,
    stand: (hand: string) => `${hand}停牌`,
    split: (one: string, other: string) => `分牌：第一手${one}；第二手${other}`,
    dealerHas: (cards: string, points: string) => `莊家的牌：${cards}，${points}`,
    busted: '，爆牌',
    yourTurn: (hand: string) => `${hand}輪到您`,
    outcomes: { natural: '黑傑克', win: '勝', push: '平手', lose: '負', bust: '爆牌' } as Readonly<
      Record<HandOutcome, string>
    >,
    won: (net: string) => `本局淨贏 ${net}`,
    even: '平手，投注退回',
    lost: (net: string) => `本局淨輸 ${net}`,
    left: (sentence: string) => `時間已過，伺服器已依基本策略完成：${sentence}`,
    goesOn: '繼續上次未完成的一局',
    clock: (seconds: number) => `剩 ${seconds} 秒`,
    clockNote: '離開或逾時，伺服器依基本策略完成本局，不再加注',
    soon: (seconds: number) => `還有 ${seconds} 秒，之後伺服器依基本策略完成本局`,
    noBalance: '餘額不足，不能加倍或分牌。可以要牌或停牌。',
    cards: (decks: number) =>
      `${decks} 副牌，每局重新洗牌。點數最接近 21 而不超過者勝；A 算 1 或 11，J、Q、K 算 10。`,
    rules: [
      '莊家在十七點及以上停牌，軟十七點也停。莊家先看暗牌：有黑傑克時本局立即結束。',
      '前兩張可以加倍，再得一張；兩張同點數可以分牌一次，分牌後可以加倍。分開的 A 各只得一張。',
    ],
    pays: '賠率（1:x 指投 1 贏 x，不含本金，對每一手的投注）',
    outcome: '結果',
    odds: '賠率',
    stakeBack: '投注退回',
    stakeLost: '投注不退',
    table: { natural: '黑傑克（前兩張 21 點）', win: '勝', push: '平手', lose: '負或爆牌' },
    returns: (percent: string, hit: string, level: number) =>
      `依基本策略玩，返還率 ${percent}%（對首注的長期平均）；約 ${hit}% 的局有返還；波動 ${level} 級（1 至 5）。這個數字由伺服器用基本策略玩大量牌局測得，不是由全部組合算出；玩法不同，返還也不同。`,
    leftRule:
      '牌局等待您選擇。離開頁面、斷線或在倒數內沒有選擇，伺服器以不再加注的基本策略完成，派彩照付。重新進入時，未完成的牌局會原樣繼續。',
    decided:
      '整副牌在發牌之前由伺服器種子、您的種子和局號決定；您的選擇只決定牌發到哪裡。牌局未完成時不能更換種子。',
  },
} as const;

export type BlackjackTexts = AnyScript<(typeof texts)['zh-CN']>;

export const blackjackTexts = (language: Language): BlackjackTexts => texts[language];
