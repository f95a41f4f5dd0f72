import { defineItem, isRecord, jsonCodec } from '@lobby/api/storage';
import type { SentPicture } from '@lobby/pictures';

/** A feedback that was written and not sent. */
export interface FeedbackDraft {
  /** A kind, or empty. */
  readonly kind: string;
  readonly text: string;
  readonly pictures: readonly SentPicture[];
}

const isPicture = (value: unknown): value is SentPicture =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.url === 'string' &&
  value.url.startsWith('/site/api/') &&
  typeof value.width === 'number' &&
  typeof value.height === 'number';

const isDraft = (value: unknown): value is FeedbackDraft =>
  isRecord(value) &&
  typeof value.kind === 'string' &&
  typeof value.text === 'string' &&
  Array.isArray(value.pictures) &&
  value.pictures.every(isPicture);

/** The draft of this member; it goes when the session ends. */
export const feedbackDraftItem = defineItem('feedback-draft', jsonCodec(isDraft), { personal: true });

/** Whether there is anything worth keeping. */
export function isWorthKeeping({ kind, text, pictures }: FeedbackDraft): boolean {
  return kind !== '' || text !== '' || pictures.length > 0;
}

/** Ticket ids of an address, "OU123,DT45": as many as a letter names. */
const tickets = /^[A-Z]{2}\d{1,18}(?:,[A-Z]{2}\d{1,18}){0,9}$/;

const namedTickets = /[A-Z]{2}\d{1,18}/g;

/** The line that an address wrote, and nobody since: in either script, of any tickets. */
const writtenLine = /^(?:注单号|注單號)：[A-Z]{2}\d{1,18}(?:、[A-Z]{2}\d{1,18})*\n/;

const withoutLine = (text: string) => text.replace(writtenLine, '');

/**
 * A draft that begins with the tickets it is about, in place of those of an address before; one that names them stays.
 * @param ids as the address has them; anything else changes nothing.
 * @param line names them in words.
 */
export function aboutTickets(
  draft: FeedbackDraft,
  ids: string | null,
  line: (ids: string) => string,
): FeedbackDraft {
  if (ids === null || !tickets.test(ids)) return draft;
  const named = draft.text.match(namedTickets) ?? [];
  if (ids.split(',').every(id => named.some(one => one === id))) return draft;
  const first = line(ids.replaceAll(',', '、'));
  return { ...draft, kind: draft.kind || 'betting', text: `${first}\n${withoutLine(draft.text)}` };
}
