import { decidedBy, intervalOf, marketByWtype, type Period, quarterOf } from '@lobby/betting';
import { formatYuan } from '@lobby/money';
import type { Locale, Names } from '@lobby/platform-kernel/calls/locale';
import { escapeHtml } from '@lobby/platform-kernel/texts/html';
import type { LetterTexts } from '@lobby/platform-messaging/letters/send-letter';
import type { BetChange } from '../bets/bet-changes.ts';
import type { StoredBet, StoredLeg } from '../bets/bets.tables.ts';
import { gradeWord } from '../bets/grade-words.ts';
import { letterWords } from './letter-words.ts';
import { reasonWord } from './reason-words.ts';

/** The match or the outright of a letter; an outright has no sides. */
export interface Subject {
  readonly league: Names;
  readonly home: Names;
  readonly away: Names;
}

/** What changed of a ticket; its market is that of the leg that changed it. */
export type ChangedTicket = Omit<BetChange, 'member_id' | 'match_id' | 'outright_id'> &
  Pick<StoredBet, 'ticket_id' | 'risk' | 'sold_risk'> &
  Pick<StoredLeg, 'wtype' | 'rtype'>;

/** More tickets than these are counted, and more than these are not named in the address of the feedback. */
const [mostListed, mostNamed] = [50, 10];

/** The letter on tickets that one match or outright changed. Pure. */
export function changeLetter(subject: Subject, tickets: readonly ChangedTicket[]): LetterTexts {
  return { 'zh-CN': inLocale('zh-CN', subject, tickets), 'zh-TW': inLocale('zh-TW', subject, tickets) };
}

function inLocale(locale: Locale, subject: Subject, tickets: readonly ChangedTicket[]) {
  const say = letterWords[locale];
  const [home, away] = [subject.home[locale], subject.away[locale]];
  const name = away === '' ? home : say.versus(home, away);
  const ids = [...new Set(tickets.map(({ ticket_id }) => ticket_id))];
  const groups = new Map<string, ChangedTicket[]>();
  for (const ticket of tickets.slice(0, mostListed)) {
    const because = becauseOf(locale, ticket);
    groups.set(because, [...(groups.get(because) ?? []), ticket]);
  }
  const more = new Set(tickets.slice(mostListed).map(({ ticket_id }) => ticket_id)).size;
  const parts = [
    paragraph(say.intro(escapeHtml(subject.league[locale]), escapeHtml(name), ids.length)),
    ...[...groups].map(
      ([because, of]) => `${paragraph(because)}${list(of.map(each => changeOf(locale, each)))}`,
    ),
    more > 0 && paragraph(say.more(more)),
    tickets.length > 1 && paragraph(say.total(moneyOf(locale, sumOf(tickets)))),
    paragraph(say.objection(`/mine/feedback?ticket=${ids.slice(0, mostNamed).join()}`)),
  ];
  return { title: say.title(name), content: parts.filter(Boolean).join('') };
}

/** What the result was, what it is, and why. */
function becauseOf(locale: Locale, ticket: ChangedTicket): string {
  const say = letterWords[locale];
  const scores = scoresOf(locale, ticket);
  const period = nameOf(locale, decidedBy(ticket) ?? 'full');
  return `${scores && period}${scores}${say.reason(reasonWord(ticket.reason, locale))}`;
}

function nameOf(locale: Locale, scores: Period | 'both'): string {
  const say = letterWords[locale];
  if (scores === 'both') return say.halfFull;
  const quarter = quarterOf(scores);
  if (quarter !== undefined) return say.quarter(quarter);
  const interval = intervalOf(scores);
  if (interval !== undefined) return say.interval(15 * (interval - 1), 15 * interval);
  return scores === 'half' ? say.half : '';
}

function scoresOf(locale: Locale, { score_before, score, reason, result, wtype }: ChangedTicket): string {
  const say = letterWords[locale];
  if (result !== 'D' && score !== '' && score === score_before)
    return marketByWtype(wtype)?.kind === 'next-goal' ? say.reordered(score) : say.sameScore(score);
  if (result !== 'D') return score_before || score ? say.scores(score_before, score) : '';
  if (reason === 'D1' && score !== '') return say.abandoned(score);
  return score_before === '' ? '' : say.cancelled(score_before);
}

function changeOf(locale: Locale, ticket: ChangedTicket): string {
  const say = letterWords[locale];
  const came = (result: string, returned: bigint | null) =>
    returned === null ? undefined : say.returned(gradeWord(result, locale), formatYuan(returned));
  const before = came(ticket.result_before, ticket.returned_before) ?? say.open;
  const left = formatYuan(ticket.risk - ticket.sold_risk);
  const now = came(ticket.result, ticket.returned) ?? say.reopened(left);
  return say.change(ticket.ticket_id, before, now, moneyOf(locale, ticket));
}

type Moved = Pick<BetChange, 'amount' | 'owed'>;

function moneyOf(locale: Locale, { amount, owed }: Moved): string {
  const say = letterWords[locale];
  if (amount === 0n) return say.same;
  if (amount > 0n) {
    return say.paid(formatYuan(amount)) + (owed < 0n ? say.ofThatRepaid(formatYuan(-owed)) : '');
  }
  return say.taken(formatYuan(-amount)) + (owed > 0n ? say.ofThatOwed(formatYuan(owed)) : '');
}

function sumOf(tickets: readonly Moved[]): Moved {
  return tickets.reduce((sum, { amount, owed }) => ({ amount: sum.amount + amount, owed: sum.owed + owed }), {
    amount: 0n,
    owed: 0n,
  });
}

const paragraph = (html: string) => `<p>${html}</p>`;
const list = (items: readonly string[]) => `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`;
