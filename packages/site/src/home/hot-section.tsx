import { paths } from '@lobby/feature';
import { useSlots } from '@lobby/feature/slots';
import { useText } from '@lobby/i18n';
import { siteMessages } from '../messages/index.ts';
import { Section } from './section.tsx';

/** Matches worth looking at, with live prices, where a feature brings them. */
export function HotSection({ scenePlace }: { scenePlace: HTMLElement | null }) {
  const t = useText(siteMessages);
  const { hotMatches: HotMatches } = useSlots();
  if (!HotMatches) return null;
  const more = { to: paths.game.sport({ enName: 'crty' }), text: t('site.home.allMatches') };
  return (
    <Section title={t('site.home.hot')} more={more}>
      <HotMatches scenePlace={scenePlace} />
    </Section>
  );
}
