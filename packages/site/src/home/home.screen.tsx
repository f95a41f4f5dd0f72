import { startTransition, useCallback, useState } from 'react';
import { AnnouncementBar } from './announcement-bar.tsx';
import { BannerStage } from './banner-stage.tsx';
import { GameHalls } from './game-halls.tsx';
import { HotSection } from './hot-section.tsx';

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
