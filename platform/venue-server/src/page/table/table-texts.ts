import type { Language } from '../texts.ts';

/** The texts that all tables share, both scripts side by side. */
const texts = {
  'zh-CN': {
    phase: { betting: '投注中', closed: '停止投注', drawn: '开奖' },
    round: (number: number) => `第 ${number} 局`,
    chips: '筹码',
    chip: (yuan: number) => `${yuan} 元筹码`,
    undo: '撤回一注',
    clear: '清空',
    repeat: '重复上次',
    confirm: '确认投注',
    confirmOf: (yuan: string) => `确认投注 ${yuan}`,
    sending: '正在投注…',
    chosen: '待确认',
    placed: '已投注',
    limitLine: (yuan: string) => `每个位置每局最多 ${yuan} 元`,
    limit: (yuan: string) => `超过限额：每个位置每局最多 ${yuan} 元。`,
    open: '选筹码，点位置下注，再确认',
    taken: (yuan: string) => `已投注 ${yuan} 元，等待开奖`,
    closed: '已停止投注，等待开奖',
    dropped: '已停止投注，没有确认的注已取消。',
    late: '这一局已停止投注，没有扣款。',
    asking: '还没有收到回复，正在查询这次投注…',
    offline: '连接中断，正在重连…',
    lost: '本局未中',
    win: (amount: string) => `派彩 ${amount}`,
    back: (amount: string) => `返还 ${amount}`,
    spot: (name: string, pays: string, chosen: number, placed: number) =>
      `${name}，赔率 ${pays}${placed > 0 ? `，已投注 ${placed} 元` : ''}${chosen > 0 ? `，待确认 ${chosen} 元` : ''}`,
    drawn: (result: string) => `开奖：${result}`,
    end: '本链末端的 SHA-256（开局前公布）',
    salt: '公开的盐（末端公布之后才抽出）',
    place: '本局在链上的位置',
    nextEnd: '下一条链的末端',
    fair: '每一局由哈希链上的一环决定：链先从后往前做好，末端先公布，盐再确定，然后才开放投注。环在开奖后公开，对它反复取 SHA-256 就回到末端。',
    pace: '每局按时钟进行，没有自动投注。重复上次也要每局按一次并确认。',
    roundsHint: '所有人看到同一局、同一个结果。',
  },
  'zh-TW': {
    phase: { betting: '投注中', closed: '停止投注', drawn: '開獎' },
    round: (number: number) => `第 ${number} 局`,
    chips: '籌碼',
    chip: (yuan: number) => `${yuan} 元籌碼`,
    undo: '撤回一注',
    clear: '清空',
    repeat: '重複上次',
    confirm: '確認投注',
    confirmOf: (yuan: string) => `確認投注 ${yuan}`,
    sending: '正在投注…',
    chosen: '待確認',
    placed: '已投注',
    limitLine: (yuan: string) => `每個位置每局最多 ${yuan} 元`,
    limit: (yuan: string) => `超過限額：每個位置每局最多 ${yuan} 元。`,
    open: '選籌碼，點選位置下注，再確認',
    taken: (yuan: string) => `已投注 ${yuan} 元，等待開獎`,
    closed: '已停止投注，等待開獎',
    dropped: '已停止投注，沒有確認的注已取消。',
    late: '這一局已停止投注，沒有扣款。',
    asking: '還沒有收到回覆，正在查詢這次投注…',
    offline: '連線中斷，正在重新連線…',
    lost: '本局未中',
    win: (amount: string) => `派彩 ${amount}`,
    back: (amount: string) => `返還 ${amount}`,
    spot: (name: string, pays: string, chosen: number, placed: number) =>
      `${name}，賠率 ${pays}${placed > 0 ? `，已投注 ${placed} 元` : ''}${chosen > 0 ? `，待確認 ${chosen} 元` : ''}`,
    drawn: (result: string) => `開獎：${result}`,
    end: '本鏈末端的 SHA-256（開局前公布）',
    salt: '公開的鹽（末端公布之後才抽出）',
    place: '本局在鏈上的位置',
    nextEnd: '下一鏈的末端',
    fair: '每一局由雜湊鏈上的一環決定：鏈先從後往前做好，末端先公布，鹽再確定，然後才開放投注。環在開獎後公開，對它反覆取 SHA-256 就回到末端。',
    pace: '每局依時鐘進行，沒有自動投注。重複上次也要每局點選一次並確認。',
    roundsHint: '所有人看到同一局、同一個結果。',
  },
} as const;

type Widened<Value> = Value extends string ? string : { readonly [Key in keyof Value]: string };
export type TableTexts = {
  readonly [Key in keyof (typeof texts)['zh-CN']]: (typeof texts)['zh-CN'][Key] extends (
    ...values: infer Values
  ) => string
    ? (...values: Values) => string
    : Widened<(typeof texts)['zh-CN'][Key]>;
};

export const tableTextsOf = (language: Language): TableTexts => texts[language];
