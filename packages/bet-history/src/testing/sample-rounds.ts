import type { VenueBet } from '../history/rounds/venue-bet.ts';

type Round = NonNullable<VenueBet['round']>;

const venue = 'https://games.example';

/** A round of a slot that lost; override what a story is about. */
export function sampleRound(changes: Partial<VenueBet> = {}, ofRound: Partial<Round> = {}): VenueBet {
  const ticketId = changes.ticketId ?? '935723722122b0deaf45df939d584047';
  return {
    venue: 'JXDZ',
    category: 'DZ',
    venueName: '锦绣电子',
    ticketId,
    kind: 'round',
    placedAt: Date.parse('2026-11-20T20:41:07+08:00'),
    status: 'settled',
    stake: '2',
    turnover: '2',
    netWin: '-1.60',
    title: '花灯夜市',
    ...changes,
    round: {
      gameCode: 'lantern-fair',
      gameName: '花灯夜市',
      win: '0.40',
      replayUrl: `${venue}/replay/${ticketId}`,
      verifyUrl: `${venue}/verify/${ticketId}`,
      result: null,
      corrected: null,
      ...ofRound,
    },
  };
}

/** One that its venue changed afterwards. */
export const correctedRound = sampleRound(
  { ticketId: 'c0ffee22122b0deaf45df939d5840470', netWin: '6', stake: '2' },
  {
    win: '8',
    corrected: { at: Date.parse('2026-11-21T09:15:00+08:00'), stake: '2', win: '0.40' },
  },
);

/** One of a venue without pages of its rounds, whose game is no more: its code stands for its name. */
export const plainRound = sampleRound(
  {
    ...{ venue: 'YXZR', category: 'ZR', venueName: '玉轩真人', title: 'roulette' },
    ...{
      ticketId: 'zr-2026-000000000000000000000000000000000000000088',
      stake: '888888.88',
      turnover: '888888.88',
    },
    netWin: '31111110.80',
  },
  { gameCode: 'roulette', gameName: 'roulette', win: '31999999.68', replayUrl: '', verifyUrl: '' },
);

/** A bet on sports among them, which is not decided. */
export const openSportBet: VenueBet = {
  ...{ venue: 'CRTY', category: 'TY', venueName: '本站体育', ticketId: 'OU10000001', kind: 'system' },
  placedAt: Date.parse('2026-11-20T20:10:00+08:00'),
  ...{
    status: 'open',
    stake: '40',
    turnover: '0',
    netWin: '0',
    title: '英超 · 富勒姆 vs 伯恩利 +2',
    round: null,
  },
};
