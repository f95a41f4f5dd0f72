import { formatYuan, parseYuan, ticketExposure } from '@lobby/betting';
import type { OrderAnswer, Receipt } from '../ports/order-answer.ts';
import type { OpenBet } from '../ports/ports.ts';
import type { Quote } from '../ports/quote.ts';
import type { BetslipState } from '../store/betslip-state.ts';
import type { Order, OrderLeg } from '../store/order.ts';
import type { PickedSelection } from '../store/selection.ts';
import type { SlipForm } from '../store/slip-form.ts';

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

export const homeWin: PickedSelection = {
  ...over,
  key: '8004/M/MH',
  gid: '8004',
  gide: 'e4',
  wtype: 'M',
  rtype: 'MH',
  league: '德甲',
  teamH: '拜仁慕尼黑',
  teamC: '多特蒙德',
  agreed: { price: { kind: 'decimal', odds: '1.85' }, line: '', strong: '' },
};

/** The same match as `handicap`: no leg beside it. */
export const sameMatch: PickedSelection = {
  ...handicap,
  key: '8001/ROU/ROUC',
  wtype: 'ROU',
  rtype: 'ROUC',
  agreed: { price: { kind: 'pair', home: '0.92', away: '0.98', side: 'C' }, line: '3.5', strong: '' },
};

const clubs = [
  '曼城',
  '利物浦',
  '富勒姆',
  '伯恩利',
  '那不勒斯',
  '尤文特斯',
  '多特蒙德',
  '拜仁慕尼黑',
  '狼隊',
  '皇家社',
];

/** Ten items of ten matches before kick-off. */
export const ten: readonly PickedSelection[] = clubs.map((teamH, at) => ({
  ...over,
  key: `81${at}/R/RH`,
  gid: `81${at}`,
  gide: `t${at}`,
  wtype: 'R',
  rtype: 'RH',
  league: '英超',
  teamH,
  teamC: `流浪者 ${at + 1}`,
  kickoff: sampleNow + (at + 1) * 3_600_000,
  agreed: {
    price: { kind: 'pair', home: `0.8${at}`, away: '1.02', side: 'H' },
    line: '0.5',
    strong: 'H',
  },
}));

export const quote: Quote = {
  price: { format: 'H', odds: '0.96' },
  line: '0.5',
  strong: 'C',
  score: '1:2',
  min: '10',
  max: '50000',
  stateVersion: '1795190400000',
};

const legOf = (selection: PickedSelection, price: OrderLeg['price']): OrderLeg => ({
  selection,
  price,
  line: selection.agreed.line,
  strong: selection.agreed.strong,
  stateVersion: '1795190400000',
});

export const order: Order = {
  operationId: '0d1f9f3e-6a2b-4a47-9c39-0f6a1f6b7c11',
  userId: 'u1',
  legs: [legOf(handicap, { format: 'H', odds: '0.96' })],
  sizes: [1],
  stake: '200',
  policy: 'better',
  risk: '200',
  win: '192',
};

export const secondOrder: Order = {
  ...order,
  operationId: '0d1f9f3e-6a2b-4a47-9c39-0f6a1f6b7c12',
  legs: [legOf(over, { format: 'H', odds: '0.94' })],
  stake: '100',
  risk: '100',
  win: '94',
};

export const seriesOrder: Order = {
  ...order,
  operationId: '0d1f9f3e-6a2b-4a47-9c39-0f6a1f6b7c13',
  legs: [
    legOf(handicap, { format: 'H', odds: '0.96' }),
    legOf(over, { format: 'H', odds: '0.94' }),
    legOf(homeWin, { format: 'E', odds: '1.85' }),
  ],
  sizes: [3],
  stake: '100',
  risk: '100',
  win: '603.44',
};

export const receipt: Receipt = {
  ticketId: 'OU20261120000018',
  stake: '200',
  risk: '200',
  winnable: '192',
  legs: [{ price: { format: 'H', odds: '0.96' }, line: '0.5', strong: 'C' }],
  balance: '12480.50',
};

/** The receipt of an order taken as it was asked for. */
export function receiptOf({ legs, sizes, stake }: Order): Receipt {
  const { risk, win } = ticketExposure({
    unit: parseYuan(stake) ?? 0n,
    sizes,
    legs: legs.map(({ price }) => price),
  });
  return { ...receipt, stake, legs, risk: formatYuan(risk), winnable: formatYuan(win) };
}

/** A rejection of a bet as a whole, or of the one leg of a single. */
export function rejectedFor(
  reason: Extract<Extract<OrderAnswer, { kind: 'rejected' }>['rejection'], { kind: 'reason' }>['reason'],
  more: { readonly max?: string } = {},
): Extract<OrderAnswer, { kind: 'rejected' }> {
  return { kind: 'rejected', rejection: { kind: 'reason', reason, legs: [], ...more } };
}

const openLeg = {
  key: '8001/RE/REC',
  gide: 'e1',
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
} as const;

const openLater = {
  ...openLeg,
  key: '8009/F/FHN',
  gide: 'e9',
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
} as const;

const unsold = { cashedOut: '0', riskSold: '0' };

export const openBets: readonly OpenBet[] = [
  {
    ticketId: 'OU20261120000018',
    status: 'pending',
    placedAt: sampleNow,
    legs: [openLeg],
    sizes: [1],
    combinations: 1,
    unit: '200',
    stake: '200',
    risk: '200',
    winnable: '192',
    ...unsold,
  },
  {
    ticketId: 'P320261120000007',
    status: 'open',
    placedAt: sampleNow - 3_600_000,
    legs: [openLeg, openLater],
    sizes: [1, 2],
    combinations: 3,
    unit: '50',
    stake: '150',
    risk: '150',
    winnable: '2118',
    ...unsold,
  },
];

const forms: Record<SlipForm, Pick<BetslipState, 'combine'> & Pick<BetslipState['slip'], 'mode' | 'series'>> =
  {
    single: { combine: 'series', mode: 'single', series: false },
    several: { combine: 'series', mode: 'multiple', series: false },
    series: { combine: 'series', mode: 'multiple', series: true },
    systems: { combine: 'systems', mode: 'multiple', series: true },
  };

/** A slip of selections. `stake`: on the first of them. */
export function slipWith(
  picked: PickedSelection | readonly PickedSelection[] | undefined,
  more: Partial<BetslipState> & { readonly form?: SlipForm; readonly stake?: string } = {},
): BetslipState {
  const items = picked === undefined ? [] : 'key' in picked ? [picked] : picked;
  const { form = items.length > 1 ? 'several' : 'single', stake, ...state } = more;
  const { combine, mode, series } = forms[form];
  const [first] = items;
  return {
    slip: { mode, series, items, confirming: false },
    combine,
    stakes: stake !== undefined && first ? { [first.key]: stake } : {},
    basis: 'each',
    policy: 'better',
    oddsFormat: 'H',
    restored: false,
    waiting: [],
    sheetOpen: false,
    tab: 'slip',
    ...state,
  };
}
