import { strongOf } from '@lobby/betting';
import { nameBet, nameSport } from '@lobby/betting/names';
import type { Format, SayText } from '@lobby/i18n';
import { codeOf } from '@lobby/sports';
import {
  type Bet,
  type BetLeg,
  legOutcome,
  reasonText,
  resultText,
  type Say,
  ticketText,
  toneOf,
} from '../bet-words.ts';
import type { ExportMessageId } from './messages/index.ts';

/** The words and formats lines are written with. */
export interface LineWords {
  readonly t: Say;
  readonly say: SayText<ExportMessageId>;
  readonly format: Pick<Format, 'dateTime' | 'money'>;
}

type Cells = Partial<Record<ExportMessageId, string>>;

const columns = [
  ...(['row', 'ticket', 'placed', 'settled', 'kind', 'name', 'result'] as const),
  ...(['stake', 'unit', 'combinations', 'risk', 'winnable', 'net', 'turnover'] as const),
  ...(['cashedOut', 'riskSold'] as const),
  ...(['sport', 'league', 'home', 'away', 'kickoff', 'market', 'pick', 'line', 'odds', 'format'] as const),
  ...(['live', 'scoreAtBet', 'halfScore', 'score'] as const),
].map(name => `betHistoryFile.${name}` as const);

/**
 * Bets as lines of a table, with column titles first. Each bet has one line with its money, and one line for each
 * leg, so that the amounts of a column add up without counting any twice.
 */
export function historyLines(bets: readonly Bet[], words: LineWords): string[][] {
  const lines = bets.flatMap(bet => [
    ticketCells(bet, words),
    ...bet.legs.map((leg, at) => legCells(bet, leg, at, words)),
  ]);
  return [columns.map(id => words.say(id)), ...lines.map(cells => columns.map(id => cells[id] ?? ''))];
}

function ticketCells(bet: Bet, { t, say, format }: LineWords): Cells {
  const tone = toneOf(bet);
  const isDecided = tone !== 'open' && tone !== 'off';
  return {
    'betHistoryFile.row': say('betHistoryFile.rowOfTicket'),
    'betHistoryFile.ticket': bet.ticketId,
    'betHistoryFile.placed': format.dateTime(bet.placedAt),
    'betHistoryFile.settled': bet.settledAt ? format.dateTime(bet.settledAt) : '',
    'betHistoryFile.kind': t(`betHistory.kind.${bet.kind}`),
    'betHistoryFile.name': ticketText(t, bet),
    'betHistoryFile.result': resultText(t, bet),
    'betHistoryFile.stake': bet.stake,
    'betHistoryFile.unit': bet.unit,
    'betHistoryFile.combinations': String(bet.combinations),
    'betHistoryFile.risk': bet.risk,
    'betHistoryFile.winnable': bet.winnable,
    'betHistoryFile.net': isDecided ? bet.netWin : '',
    'betHistoryFile.turnover': isDecided ? bet.turnover : '',
    'betHistoryFile.cashedOut': bet.riskSold === '0' ? '' : bet.cashedOut,
    'betHistoryFile.riskSold': bet.riskSold === '0' ? '' : bet.riskSold,
  };
}

function legCells(bet: Bet, leg: BetLeg, at: number, { t, say, format }: LineWords): Cells {
  const { market, pick, line } = nameBet(t, {
    ...leg,
    gtype: codeOf(leg),
    line: leg.ratio,
    strong: strongOf(leg.strong),
  });
  return {
    'betHistoryFile.row': say('betHistoryFile.rowOfLeg', { number: at + 1 }),
    'betHistoryFile.ticket': bet.ticketId,
    'betHistoryFile.result': resultText(t, legOutcome(leg, bet)),
    'betHistoryFile.sport': nameSport(t, codeOf(leg)),
    'betHistoryFile.league': leg.league,
    'betHistoryFile.home': leg.teamH,
    'betHistoryFile.away': leg.teamC,
    'betHistoryFile.kickoff': format.dateTime(leg.kickoff),
    'betHistoryFile.market': market,
    'betHistoryFile.pick': scoreText(say, pick),
    'betHistoryFile.line': line,
    'betHistoryFile.odds': leg.odds,
    'betHistoryFile.format': t(`betHistory.format.${leg.oddsFormat}`),
    'betHistoryFile.live': leg.isRB ? t('betHistory.live') : '',
    'betHistoryFile.scoreAtBet': scoreText(say, leg.scoreAtBet),
    'betHistoryFile.halfScore': scoreText(say, leg.halfScore),
    'betHistoryFile.score': leg.stopped
      ? [reasonText(t, leg.stopped), scoreText(say, leg.reached)].filter(Boolean).join(' ')
      : scoreText(say, leg.score),
  };
}

/** "2:1" in words: a spreadsheet reads the figures as a time. */
function scoreText(say: LineWords['say'], text: string): string {
  const score = /^(\d+):(\d+)$/.exec(text);
  return score ? say('betHistoryFile.scoreInWords', { home: score[1] ?? '', away: score[2] ?? '' }) : text;
}
