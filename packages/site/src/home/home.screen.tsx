import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useSlots } from '@lobby/feature/slots';
import { useText } from '@lobby/i18n';
import { startTransition, useCallback, useState } from 'react';
import { siteMessages } from '../messages/index.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { BannerStage } from './banner-stage.tsx';
import { GameHalls } from './game-halls.tsx';
import { Section } from './section.tsx';

/** The first page: what is on tonight, what is new, and the ways in. */
export default function HomeScreen() {
  const [scenePlace, setScenePlace] = useState<HTMLElement | null>(null);
  // Set at once, as the page is put in place, it would draw the page again in the same long task.
  const laterScenePlace = useCallback(
    (place: HTMLElement | null) => startTransition(() => setScenePlace(place)),
    [],
  );
  return (
    <>
      <BannerStage onScenePlace={laterScenePlace} />
      <AnnouncementBar />
      <HotSection scenePlace={scenePlace} />
      <GameHalls />
    </>
  );
}

/** Matches worth looking at, with live prices, where a feature brings them and the site has its sportsbook. */
function HotSection({ scenePlace }: { scenePlace: HTMLElement | null }) {
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
