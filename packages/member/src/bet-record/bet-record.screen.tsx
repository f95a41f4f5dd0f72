import { useText } from '@lobby/i18n';
import { memberMessages } from '../messages/index.ts';

export default function BetRecordScreen() {
  const t = useText(memberMessages);
  return <h1>{t('member.betRecord.title')}</h1>;
}
