import type { Locale } from '@lobby/platform-kernel/calls/locale';

/** The sentences of a letter. Amounts are yuan as text, everything is HTML already. */
interface LetterWords {
  title(subject: string): string;
  intro(league: string, subject: string, tickets: number): string;
  versus(home: string, away: string): string;
  readonly half: string;
  readonly halfFull: string;
  quarter(number: number): string;
  /** Of football, minutes: the last of them belongs to it. */
  interval(from: number, to: number): string;
  /** A score, or that there is none. */
  scores(before: string, now: string): string;
  sameScore(score: string): string;
  /** The same goals fell in another order. */
  reordered(score: string): string;
  cancelled(before: string): string;
  abandoned(score: string): string;
  reason(word: string): string;
  readonly open: string;
  returned(result: string, amount: string): string;
  reopened(stake: string): string;
  change(ticket: string, before: string, now: string, money: string): string;
  paid(amount: string): string;
  ofThatRepaid(amount: string): string;
  taken(amount: string): string;
  ofThatOwed(amount: string): string;
  readonly same: string;
  more(tickets: number): string;
  total(money: string): string;
  objection(address: string): string;
}

/** Each sentence in both scripts. */
export const letterWords: Readonly<Record<Locale, LetterWords>> = {
  'zh-CN': {
    title: subject => `注单结算有变更：${subject}`,
    intro: (league, subject, tickets) => `${league}，${subject}：您有 ${tickets} 张注单的结算有变更。`,
    versus: (home, away) => `${home} 对 ${away}`,
    half: '上半场',
    halfFull: '半场/全场',
    quarter: number => `第${number}节`,
    interval: (from, to) => `第${from + 1}至${to}分钟`,
    scores: (before, now) => `原赛果 ${before || '未公布'}，现赛果 ${now || '未公布'}。`,
    sameScore: score => `赛果仍为 ${score}。`,
    reordered: score => `赛果仍为 ${score}，进球的先后有更正。`,
    cancelled: before => `原赛果 ${before}，现已取消。`,
    abandoned: score => `比赛腰斩，中断时比分 ${score}。`,
    reason: word => `原因：${word}。`,
    open: '未结算',
    returned: (result, amount) => `${result}，返还 ${amount} 元`,
    reopened: stake => `恢复为未结算，重新占用本金 ${stake} 元`,
    change: (ticket, before, now, money) => `注单 ${ticket}：${before} → ${now}；${money}。`,
    paid: amount => `补入账户 ${amount} 元`,
    ofThatRepaid: amount => `，其中 ${amount} 元已用于扣回此前待扣回的款项`,
    taken: amount => `从账户扣回 ${amount} 元`,
    ofThatOwed: amount => `，其中 ${amount} 元余额不足，会从之后入账的款项中扣除`,
    same: '账户金额不变',
    more: tickets => `另有 ${tickets} 张注单，见投注记录。`,
    total: money => `合计：${money}。`,
    objection: address =>
      `如有异议，已结算的注单可在<a href="/mine/betRecord">投注记录</a>中提出；也可<a href="${address}">提交反馈</a>并附上注单号，或联系在线客服。每张注单的经过见投注记录中的“注单进度”。`,
  },
  'zh-TW': {
    title: subject => `注單結算有變更：${subject}`,
    intro: (league, subject, tickets) => `${league}，${subject}：您有 ${tickets} 張注單的結算有變更。`,
    versus: (home, away) => `${home} 對 ${away}`,
    half: '上半場',
    halfFull: '半場/全場',
    quarter: number => `第${number}節`,
    interval: (from, to) => `第${from + 1}至${to}分鐘`,
    scores: (before, now) => `原賽果 ${before || '未公布'}，現賽果 ${now || '未公布'}。`,
    sameScore: score => `賽果仍為 ${score}。`,
    reordered: score => `賽果仍為 ${score}，進球的先後有更正。`,
    cancelled: before => `原賽果 ${before}，現已取消。`,
    abandoned: score => `比賽腰斬，中斷時比分 ${score}。`,
    reason: word => `原因：${word}。`,
    open: '未結算',
    returned: (result, amount) => `${result}，返還 ${amount} 元`,
    reopened: stake => `恢復為未結算，重新佔用本金 ${stake} 元`,
    change: (ticket, before, now, money) => `注單 ${ticket}：${before} → ${now}；${money}。`,
    paid: amount => `補入帳戶 ${amount} 元`,
    ofThatRepaid: amount => `，其中 ${amount} 元已用於扣回此前待扣回的款項`,
    taken: amount => `從帳戶扣回 ${amount} 元`,
    ofThatOwed: amount => `，其中 ${amount} 元餘額不足，會從之後入帳的款項中扣除`,
    same: '帳戶金額不變',
    more: tickets => `另有 ${tickets} 張注單，見投注紀錄。`,
    total: money => `合計：${money}。`,
    objection: address =>
      `如有異議，已結算的注單可在<a href="/mine/betRecord">投注紀錄</a>中提出；也可<a href="${address}">送出回饋</a>並附上注單編號，或聯絡線上客服。每張注單的經過見投注紀錄中的「注單進度」。`,
  },
};
