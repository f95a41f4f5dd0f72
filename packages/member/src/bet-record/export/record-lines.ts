import { strongOf } from '@lobby/betting';
import { nameBet } from '@lobby/betting/names';
import type { Format, SayText } from '@lobby/i18n';
import {
  type BetLeg,
  type BetRecord,
  legOutcome,
  resultText,
  type Say,
  sportText,
  ticketText,
  toneOf,
} from '../bet-words.ts';
import type { ExportMessageId } from './messages/index.ts';

/** The words and formats lines are written with. */
export interface LineWords {
  readonly t: Say;
  readonly say: SayText<ExportMessageId>;
  readonly format: Pick<Format, 'dateTime'>;
}

type Cells = Partial<Record<ExportMessageId, string>>;

const columns = [
  ...(['row', 'ticket', 'placed', 'settled', 'kind', 'name', 'result'] as const),
  ...(['stake', 'unit', 'combinations', 'risk', 'winnable', 'net', 'turnover'] as const),
  ...(['cashedOut', 'riskSold'] as const),
  ...(['sport', 'league', 'home', 'away', 'kickoff', 'market', 'pick', 'line', 'odds', 'format'] as const),
  ...(['live', 'scoreAtBet', 'halfScore', 'score'] as const),
].map(name => `recordFile.${name}` as const);

/**
 * Bets as lines of a table, with column titles first. Each bet has one line with its money, and one line for each
 * leg, so that the amounts of a column add up without counting any twice.
 */
export function recordLines(bets: readonly BetRecord[], words: LineWords): string[][] {
  const lines = bets.flatMap(bet => [
    ticketCells(bet, words),
    ...bet.legs.map((leg, at) => legCells(bet, leg, at, words)),
  ]);
  return [columns.map(id => words.say(id)), ...lines.map(cells => columns.map(id => cells[id] ?? ''))];
}

function ticketCells(bet: BetRecord, { t, say, format }: LineWords): Cells {
  const tone = toneOf(bet);
  const isDecided = tone !== 'open' && tone !== 'off';
  return {
    'recordFile.row': say('recordFile.rowOfTicket'),
    'recordFile.ticket': bet.ticketId,
    'recordFile.placed': format.dateTime(bet.placedAt),
    'recordFile.settled': bet.settledAt ? format.dateTime(bet.settledAt) : '',
    'recordFile.kind': t(`member.betRecord.kind.${bet.kind}`),
    'recordFile.name': ticketText(t, bet),
    'recordFile.result': resultText(t, bet),
    'recordFile.stake': bet.stake,
    'recordFile.unit': bet.unit,
    'recordFile.combinations': String(bet.combinations),
    'recordFile.risk': bet.risk,
    'recordFile.winnable': bet.winnable,
    'recordFile.net': isDecided ? bet.netWin : '',
    'recordFile.turnover': isDecided ? bet.turnover : '',
    'recordFile.cashedOut': bet.riskSold === '0' ? '' : bet.cashedOut,
    'recordFile.riskSold': bet.riskSold === '0' ? '' : bet.riskSold,
  };
}

function legCells(bet: BetRecord, leg: BetLeg, at: number, { t, say, format }: LineWords): Cells {
  const { market, pick, line } = nameBet(t, { ...leg, line: leg.ratio, strong: strongOf(leg.strong) });
  return {
    'recordFile.row': say('recordFile.rowOfLeg', { number: at + 1 }),
    'recordFile.ticket': bet.ticketId,
    'recordFile.result': resultText(t, legOutcome(leg, bet)),
    'recordFile.sport': sportText(t, leg.gtype),
    'recordFile.league': leg.league,
    'recordFile.home': leg.teamH,
    'recordFile.away': leg.teamC,
    'recordFile.kickoff': format.dateTime(leg.kickoff),
    'recordFile.market': market,
    'recordFile.pick': scoreText(say, pick),
    'recordFile.line': line,
    'recordFile.odds': leg.odds,
    'recordFile.format': t(`member.betRecord.format.${leg.oddsFormat}`),
    'recordFile.live': leg.isRB ? t('member.betRecord.live') : '',
    'recordFile.scoreAtBet': scoreText(say, leg.scoreAtBet),
    'recordFile.halfScore': scoreText(say, leg.halfScore),
    'recordFile.score': scoreText(say, leg.score),
  };
}

/** "2:1" in words: a spreadsheet reads the figures as a time. */
function scoreText(say: LineWords['say'], text: string): string {
  const score = /^(\d+):(\d+)$/.exec(text);
  return score ? say('recordFile.scoreInWords', { home: score[1] ?? '', away: score[2] ?? '' }) : text;
}
