import { useText } from '@lobby/i18n';
import { siteMessages } from '../../messages/index.ts';
import { GameHalls } from '../halls/game-halls.tsx';
import { Section } from './section.tsx';

/** The halls of games. */
export function HallsPart() {
  const t = useText(siteMessages);
  return (
    <Section title={t('site.home.lobby')}>
      <GameHalls />
    </Section>
  );
}
