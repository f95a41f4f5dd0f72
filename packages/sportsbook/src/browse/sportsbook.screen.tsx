import { useText } from '@lobby/i18n';
import { sportsbookMessages } from '../messages/index.ts';

export default function SportsbookScreen() {
  const t = useText(sportsbookMessages);
  return <h1>{t('sportsbook.title')}</h1>;
}
