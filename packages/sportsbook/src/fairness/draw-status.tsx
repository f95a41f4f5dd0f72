import { serverNow } from '@lobby/api-client/api';
import type { WireDrawList } from '@lobby/api-client/contract/draws';
import { useText } from '@lobby/i18n';
import { useSecond } from '../state/use-second.ts';
import { fairnessMessages } from './messages/index.ts';

type Progress = Pick<WireDrawList['matches'][number], 'ended' | 'kickoff'>;

/** Before, in play or over, in a word; kick-off passes while the page is looked at. */
export function DrawStatus({ draw }: { draw: Progress }) {
  const t = useText(fairnessMessages);
  useSecond();
  const status = draw.ended ? 'ended' : draw.kickoff <= serverNow() ? 'live' : 'before';
  return <span>{t(`fairness.status.${status}`)}</span>;
}
