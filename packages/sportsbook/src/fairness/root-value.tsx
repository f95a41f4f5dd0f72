import type { WireDraw } from '@lobby/api-client/contract/game/draws';
import { useFormat, useText } from '@lobby/i18n';
import { HashValue } from './hash-value.tsx';
import { fairnessMessages } from './messages/index.ts';

/** The root that commits to the keys of a day, with the day and when it was published. Rendered inside a `dl`. */
export function RootValue({ day: { day, root, committed_at } }: { day: WireDraw['day'] }) {
  const t = useText(fairnessMessages);
  const format = useFormat();
  return (
    <HashValue name={t('fairness.root', { day, time: format.shortDateTime(committed_at) })} value={root} />
  );
}
