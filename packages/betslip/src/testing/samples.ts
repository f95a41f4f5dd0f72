import { formatYuan, parseYuan, stakeToRisk } from '@lobby/betting';
import type { Receipt } from '../ports/order-answer.ts';
import type { OpenBet, Quote } from '../ports/ports.ts';
import type { BetslipState } from '../store/betslip.slice.ts';
import type { Order } from '../store/order.ts';
import type { PickedSelection } from '../store/selection.ts';

/** 2026-11-20 20:41 in Beijing. */
export const sampleNow = 1_795_178_460_000;

export const handicap: PickedSelection = {
  key: '8001/RE/REC',
  gid: '8001',
  gide: 'e1',
  gtype: 'FT',
  wtype: 'RE',
  rtype: 'REC',
  league: '英超',
  teamH: '富勒姆',
  teamC: '伯恩利',
  kickoff: sampleNow - 71 * 60_000,
  live: true,
  score: '1:2',
  agreed: { price: { kind: 'pair', home: '0.94', away: '0.96', side: 'C' }, line: '0.5', strong: 'C' },
};

export const over: PickedSelection = {
  ...handicap,
  key: '8002/OU/OUC',
  gid: '8002',
  gide: 'e2',
  wtype: 'OU',
  rtype: 'OUC',
  league: '西甲',
  teamH: '那不勒斯',
  teamC: '尤文特斯',
  kickoff: sampleNow + 5 * 3_600_000,
  live: false,
  score: '',
  agreed: { price: { kind: 'pair', home: '0.94', away: '0.94', side: 'C' }, line: '2.5 / 3', strong: '' },
};

export const longNames: PickedSelection = {
  ...handicap,
  key: '8003/RM/RMN',
  gid: '8003',
  gide: 'e3',
  wtype: 'RM',
  rtype: 'RMN',
  league: '中北美洲及加勒比海足球甲等第三回合',
  teamH: '斯特拉斯堡皇家北部流浪者',
  teamC: '布拉德福城（北方流浪者）',
  agreed: { price: { kind: 'decimal', odds: '13.50' }, line: '', strong: '' },
};

export const quote: Quote = {
  price: { format: 'H', odds: '0.96' },
  line: '0.5',
  strong: 'C',
  score: '1:2',
  min: '10',
  max: '50000',
  balance: '12680.50',
  stateVersion: '1795190400000',
};

export const order: Order = {
  operationId: '0d1f9f3e-6a2b-4a47-9c39-0f6a1f6b7c11',
  userId: 'u1',
  selection: handicap,
  price: { format: 'H', odds: '0.96' },
  line: '0.5',
  strong: 'C',
  stake: '200',
  policy: 'better',
  stateVersion: '1795190400000',
  risk: '200',
  win: '192',
};

export const receipt: Receipt = {
  ticketId: 'OU20261120000018',
  stake: '200',
  risk: '200',
  winnable: '192',
  price: { format: 'H', odds: '0.96' },
  line: '0.5',
  balance: '12480.50',
};

export const openBets: readonly OpenBet[] = [
  {
    ticketId: 'OU20261120000018',
    status: 'pending',
    placedAt: sampleNow,
    league: '英超',
    teamH: '富勒姆',
    teamC: '伯恩利',
    wtype: 'RE',
    rtype: 'REC',
    line: '0.5',
    strong: 'C',
    price: { format: 'H', odds: '0.96' },
    live: true,
    scoreAtBet: '1:2',
    stake: '200',
    risk: '200',
    winnable: '192',
  },
  {
    ticketId: 'DT20261120000007',
    status: 'open',
    placedAt: sampleNow - 3_600_000,
    league: '西甲',
    teamH: '那不勒斯',
    teamC: '尤文特斯',
    wtype: 'F',
    rtype: 'FHN',
    line: '',
    strong: '',
    price: { format: 'E', odds: '15.00' },
    live: false,
    scoreAtBet: '',
    stake: '50',
    risk: '50',
    winnable: '700',
  },
];

/** A slip with one selection. */
export function slipWith(
  selection: PickedSelection | undefined,
  more: Partial<BetslipState> = {},
): BetslipState {
  return {
    slip: { mode: 'single', series: false, items: selection ? [selection] : [], confirming: false },
    stake: '',
    policy: 'better',
    oddsFormat: 'H',
    order: { step: 'draft' },
    sheetOpen: false,
    tab: 'slip',
    ...more,
  };
}

/** The receipt of an order taken as it was asked for. */
export function receiptOf({ price, line, stake }: Order): Receipt {
  const { risk, win } = stakeToRisk(price.format, price.odds, parseYuan(stake) ?? 0n);
  return { ...receipt, stake, price, line, risk: formatYuan(risk), winnable: formatYuan(win) };
}
