import { cameToText } from '../rounds/result/result-text.ts';
import type { VenueBet } from '../rounds/venue-bet.ts';
import type { LineWords } from './history-lines.ts';
import type { ExportMessageId } from './messages/index.ts';

const columns = [
  ...(['venue', 'hall', 'ticket', 'placed', 'game', 'result'] as const),
  ...(['stake', 'paid', 'net', 'turnover', 'stakeBefore', 'paidBefore', 'cameTo'] as const),
].map(name => `betHistoryFile.${name}` as const);

/** Bets at venues as lines of a table, with column titles first, each in one line. */
export function roundLines(bets: readonly VenueBet[], words: LineWords): string[][] {
  const titles = columns.map(id => words.say(id));
  return [titles, ...bets.map(bet => columns.map(id => cellsOf(bet, words)[id] ?? ''))];
}

function cellsOf(bet: VenueBet, { t, format }: LineWords): Partial<Record<ExportMessageId, string>> {
  const isSettled = bet.status === 'settled';
  const before = bet.round?.corrected;
  return {
    'betHistoryFile.venue': bet.venueName,
    'betHistoryFile.hall': t(`betHistory.hall.${bet.category}`),
    'betHistoryFile.ticket': bet.ticketId,
    'betHistoryFile.placed': format.dateTime(bet.placedAt),
    'betHistoryFile.game': bet.title,
    'betHistoryFile.result': t(`betHistory.status.${bet.status}`),
    'betHistoryFile.stake': bet.stake,
    'betHistoryFile.paid': bet.round?.win ?? '',
    'betHistoryFile.net': isSettled ? bet.netWin : '',
    'betHistoryFile.turnover': isSettled ? bet.turnover : '',
    'betHistoryFile.stakeBefore': before?.stake ?? '',
    'betHistoryFile.paidBefore': before?.win ?? '',
    'betHistoryFile.cameTo': bet.round?.result ? cameToText(bet.round.result, t, format) : '',
  };
}
