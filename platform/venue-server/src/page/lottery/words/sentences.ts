import type { AnyScript } from '../../any-script.ts';
import type { Language } from '../../texts.ts';
import { sharedSentences } from '../../tickets/shared-sentences.ts';

/** What the page of a lottery says beside the names of its picks, in both scripts. */
const sentences = {
  'zh-CN': {
    ...sharedSentences['zh-CN'],
    draw: (number: string) => `第 ${number} 期`,
    lastDraw: '最近开奖',
    noDraw: '还没有开奖。',
    opensIn: '距开放',
    open: '可以投注',
    opensAt: (time: string) => `下一期 ${time} 开放投注`,
    drawing: '本期已截止，等待开奖',
    drawn: '本期已开奖',
    board: '投注盘',
    nonePicked: '点选赔率加入注单，可一次选多注。',
    placed: (count: number, total: string, number: string) =>
      `已投注第 ${number} 期：${count} 注，共 ${total}`,
    lateBets: '这一期已截止，没有扣款；所选号码已保留，可投下一期。',
    tooMuch: '余额不足：请减少注数或每注金额，或从网站转入。所选号码已保留。',
    tooMuchCredits: '试玩积分不足：请减少注数或每注金额。所选号码已保留。',
    limit: (picks: number, most: string) =>
      `超过这一期的上限：每期最多 ${picks} 种玩法，每种最多 ${most}。所选号码已保留。`,
    refused: '投注没有成功，没有扣款；所选号码已保留，请再试。',
    waits: '待开奖',
    became: (number: string, what: string) => `第 ${number} 期：${what}`,
    lastDraws: '往期开奖',
    number: '期号',
    time: '时间',
    numbers: '开奖号码',
    trend: '走势图',
    trendOf: (what: string, count: number) => `${what} · 最近 ${count} 期`,
    misses: '格中数字为自上次开出以来的期数，只在所列各期内计算；带底色的是开出的号码。',
    hit: '开出',
    size: '大小',
    parity: '单双',
    independent: '每一期独立开奖：往期号码不影响下一期，每个号码的机会始终不变。',
    pace: '每期按时钟开奖，开奖前截止投注；没有自动投注，也没有追号。',
    decided: '每一期的结果由事先承诺的种子链决定，任何人都可以在开奖后验证。',
    oddsNote: '赔率含本金：中奖的派彩为投注乘以赔率。',
  },
  'zh-TW': {
    ...sharedSentences['zh-TW'],
    draw: (number: string) => `第 ${number} 期`,
    lastDraw: '最近開獎',
    noDraw: '還沒有開獎。',
    opensIn: '距開放',
    open: '可以投注',
    opensAt: (time: string) => `下一期 ${time} 開放投注`,
    drawing: '本期已截止，等待開獎',
    drawn: '本期已開獎',
    board: '投注盤',
    nonePicked: '點選賠率加入注單，可一次選多注。',
    placed: (count: number, total: string, number: string) =>
      `已投注第 ${number} 期：${count} 注，共 ${total}`,
    lateBets: '這一期已截止，沒有扣款；所選號碼已保留，可投下一期。',
    tooMuch: '餘額不足：請減少注數或每注金額，或從網站轉入。所選號碼已保留。',
    tooMuchCredits: '試玩積分不足：請減少注數或每注金額。所選號碼已保留。',
    limit: (picks: number, most: string) =>
      `超過這一期的上限：每期最多 ${picks} 種玩法，每種最多 ${most}。所選號碼已保留。`,
    refused: '投注沒有成功，沒有扣款；所選號碼已保留，請再試。',
    waits: '待開獎',
    became: (number: string, what: string) => `第 ${number} 期：${what}`,
    lastDraws: '往期開獎',
    number: '期號',
    time: '時間',
    numbers: '開獎號碼',
    trend: '走勢圖',
    trendOf: (what: string, count: number) => `${what} · 最近 ${count} 期`,
    misses: '格中數字為自上次開出以來的期數，只在所列各期內計算；帶底色的是開出的號碼。',
    hit: '開出',
    size: '大小',
    parity: '單雙',
    independent: '每一期獨立開獎：往期號碼不影響下一期，每個號碼的機會始終不變。',
    pace: '每期依時鐘開獎，開獎前截止投注；沒有自動投注，也沒有追號。',
    decided: '每一期的結果由事先承諾的種子鏈決定，任何人都可以在開獎後驗證。',
    oddsNote: '賠率含本金：中獎的派彩為投注乘以賠率。',
  },
} as const satisfies Readonly<Record<Language, object>>;

export type LotterySentences = AnyScript<(typeof sentences)['zh-CN']>;

export const lotterySentences = (language: Language): LotterySentences => sentences[language];
