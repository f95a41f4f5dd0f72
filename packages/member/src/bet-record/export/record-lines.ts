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
  ...(['sport', 'league', 'home', 'away', 'kickoff', 'market', 'pick', 'line', 'odds', 'format'] as const),
  ...(['live', 'scoreAtBet', 'halfScore', 'score'] as const),
].map(name => `member.export.${name}` as const);

/**
 * Bets as lines of a table, a line of column titles first. Each bet has one line with its money, and one line below it
 * for each leg, with its match, pick, price and result: amounts of a column can be added without counting any twice.
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
    'member.export.row': say('member.export.rowOfTicket'),
    'member.export.ticket': bet.ticketId,
    'member.export.placed': format.dateTime(bet.placedAt),
    'member.export.settled': bet.settledAt ? format.dateTime(bet.settledAt) : '',
    'member.export.kind': t(`member.betRecord.kind.${bet.kind}`),
    'member.export.name': ticketText(t, bet),
    'member.export.result': resultText(t, bet),
    'member.export.stake': bet.stake,
    'member.export.unit': bet.unit,
    'member.export.combinations': String(bet.combinations),
    'member.export.risk': bet.risk,
    'member.export.winnable': bet.winnable,
    'member.export.net': isDecided ? bet.netWin : '',
    'member.export.turnover': isDecided ? bet.turnover : '',
  };
}

function legCells(bet: BetRecord, leg: BetLeg, at: number, { t, say, format }: LineWords): Cells {
  const { market, pick, line } = nameBet(t, { ...leg, line: leg.ratio, strong: strongOf(leg.strong) });
  return {
    'member.export.row': say('member.export.rowOfLeg', { number: at + 1 }),
    'member.export.ticket': bet.ticketId,
    'member.export.result': resultText(t, legOutcome(leg, bet)),
    'member.export.sport': sportText(t, leg.gtype),
    'member.export.league': leg.league,
    'member.export.home': leg.teamH,
    'member.export.away': leg.teamC,
    'member.export.kickoff': format.dateTime(leg.kickoff),
    'member.export.market': market,
    'member.export.pick': scoreText(say, pick),
    'member.export.line': line,
    'member.export.odds': leg.odds,
    'member.export.format': t(`member.betRecord.format.${leg.oddsFormat}`),
    'member.export.live': leg.isRB ? t('member.betRecord.live') : '',
    'member.export.scoreAtBet': scoreText(say, leg.scoreAtBet),
    'member.export.halfScore': scoreText(say, leg.halfScore),
    'member.export.score': scoreText(say, leg.score),
  };
}

/** "2:1" in words: a spreadsheet reads the figures as a time. */
function scoreText(say: LineWords['say'], text: string): string {
  const score = /^(\d+):(\d+)$/.exec(text);
  return score ? say('member.export.scoreInWords', { home: score[1] ?? '', away: score[2] ?? '' }) : text;
}
