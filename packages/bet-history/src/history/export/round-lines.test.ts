import { formatFor } from '@lobby/i18n';
import { expect, it } from 'vitest';
import { correctedRound, openSportBet } from '../../testing/sample-rounds.ts';
import { roundLines } from './round-lines.ts';

/** Texts stand for themselves: what is looked at is which of them is where. */
const say = (id: string) => id;

it('bets of venues are a line each, with what a corrected round was and nothing of what is not decided', () => {
  const [titles = [], ...lines] = roundLines([correctedRound, openSportBet], {
    ...{ t: say, say, format: formatFor('zh-CN') },
  });
  const [corrected, open] = lines.map(line => Object.fromEntries(line.map((cell, at) => [titles[at], cell])));
  expect(corrected).toEqual({
    'betHistoryFile.venue': '锦绣电子',
    'betHistoryFile.hall': 'betHistory.hall.DZ',
    'betHistoryFile.ticket': correctedRound.ticketId,
    'betHistoryFile.placed': '2026-11-20 20:41:07',
    'betHistoryFile.game': '花灯夜市',
    'betHistoryFile.result': 'betHistory.status.settled',
    'betHistoryFile.stake': '2',
    'betHistoryFile.paid': '8',
    'betHistoryFile.net': '6',
    'betHistoryFile.turnover': '2',
    'betHistoryFile.stakeBefore': '2',
    'betHistoryFile.paidBefore': '0.40',
  });
  expect(open).toMatchObject({
    'betHistoryFile.paid': '',
    'betHistoryFile.net': '',
    'betHistoryFile.turnover': '',
    'betHistoryFile.stakeBefore': '',
  });
});
