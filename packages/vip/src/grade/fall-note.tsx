import { useFormat, useText } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';
import { vipMessages } from '../messages/index.ts';
import type { Fall } from './missing.ts';

interface FallNoteProps {
  readonly grade: number;
  readonly fall: Fall;
}

/** Says that the grade falls soon, and what keeps it. */
export function FallNote({ grade, fall: { at, left, days } }: FallNoteProps) {
  const t = useText(vipMessages);
  const format = useFormat();
  const words = { grade, days, left: format.money(left) };
  return (
    <Callout size="m" icon="warning" title={t('vip.fall', { date: format.dateTime(at), lower: grade - 1 })}>
      {t(days > 1 ? 'vip.fall.text' : 'vip.fall.today', words)}
    </Callout>
  );
}
