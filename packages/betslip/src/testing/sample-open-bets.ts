import type { OpenBet } from '../ports/ports.ts';
import { sampleNow } from './sample-selections.ts';

const openLeg = {
  key: '8001/RE/REC',
  gide: 'e1',
  gtype: 'FT',
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
  halfScore: '1:1',
  abandonedAt: '',
  result: '',
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
  halfScore: '',
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

/** Two legs of which one was cancelled: what can be won is 100 × (15 − 1). */
export const openSeriesWithVoidLeg: OpenBet = {
  ticketId: 'P320261120000008',
  status: 'open',
  placedAt: sampleNow - 3_600_000,
  legs: [{ ...openLeg, abandonedAt: '2:1', result: 'D' }, openLater],
  sizes: [2],
  combinations: 1,
  unit: '100',
  stake: '100',
  risk: '100',
  winnable: '1400',
  ...unsold,
};
