import { serverNow } from '@lobby/api';
import type { WireDrawList } from '@lobby/api-client/contract/game/draws';
import { useText } from '@lobby/i18n';
import { useSecond } from '../state/use-second.ts';
import { fairnessMessages } from './messages/index.ts';

type Progress = Pick<WireDrawList['matches'][number], 'ended' | 'kickoff'>;

/** The status of the match: before, in play or over; updated at kick-off. */
export function DrawStatus({ draw }: { draw: Progress }) {
  const t = useText(fairnessMessages);
  useSecond();
  const status = draw.ended ? 'ended' : draw.kickoff <= serverNow() ? 'live' : 'before';
  return <span>{t(`fairness.status.${status}`)}</span>;
}
