import { useText } from '@lobby/i18n';
import { HotMatches } from '@lobby/sportsbook/hot-matches';
import { siteMessages } from '../messages/index.ts';
import { Section } from './section.tsx';

/** Matches worth looking at, with live prices; the widget is the sportsbook's own. */
export function HotSection() {
  const t = useText(siteMessages);
  return (
    <Section title={t('site.home.hot')} more={{ to: '/game/sport/crty', text: t('site.home.allMatches') }}>
      <HotMatches />
    </Section>
  );
}
