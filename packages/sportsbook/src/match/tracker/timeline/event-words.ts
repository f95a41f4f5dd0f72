import type { Catalog, SayText } from '@lobby/i18n';
import type { Sides } from '../../../feed/match-info.ts';
import type { EventKind, PlayEvent } from '../feed/play.ts';
import type { trackerMessages } from '../messages/index.ts';

type Text = SayText<typeof trackerMessages extends Catalog<infer Id> ? Id : never>;

/** "富勒姆 进球 1-0". */
export function eventWords(t: Text, { kind, side, score = '' }: PlayEvent, teams: Sides<string>): string {
  return t(`tracker.event.${kind}`, { team: side ? teams[side] : '', score }).trim();
}

/** Whom an event is about: "索兰德", or who came on and who went off; empty where nobody is known. */
export function playerWords(t: Text, { player, playerOff }: PlayEvent): string {
  if (!player) return '';
  return playerOff ? t('tracker.change', { on: player.name, off: playerOff.name }) : player.name;
}

/** What happens too often to stand beside goals, cards and whistles. */
export const frequentKinds: ReadonlySet<EventKind> = new Set(['shot-on', 'shot-off', 'corner']);

/** What is read out when it comes. */
export const announcedKinds: ReadonlySet<EventKind> = new Set([
  'goal',
  'goal-cancelled',
  'red',
  'half-time',
  'full-time',
]);
