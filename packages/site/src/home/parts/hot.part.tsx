import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useSlots } from '@lobby/feature/slots';
import { useText } from '@lobby/i18n';
import { siteMessages } from '../../messages/index.ts';
import type { HomePartProps } from './home-part-props.ts';
import { Section } from './section.tsx';

/** Matches worth looking at, with live prices, where a feature brings them and the site has its sportsbook. */
export function HotPart({ scenePlace }: HomePartProps) {
  const t = useText(siteMessages);
  const { hotMatches: HotMatches } = useSlots();
  const pathExists = usePathExists();
  const more = { to: paths.game.sport({ enName: 'crty' }), text: t('site.home.allMatches') };
  if (!HotMatches || !pathExists(more.to)) return null;
  return (
    <Section title={t('site.home.hot')} more={more}>
      <HotMatches scenePlace={scenePlace} />
    </Section>
  );
}
