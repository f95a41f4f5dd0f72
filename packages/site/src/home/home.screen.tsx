import { useState } from 'react';
import { AnnouncementBar } from './announcement-bar.tsx';
import { BannerStage } from './banner-stage.tsx';
import { GameHalls } from './game-halls.tsx';
import { HotSection } from './hot-section.tsx';

/** The first page: what is on tonight, what is new, and the ways in. */
export default function HomeScreen() {
  const [scenePlace, setScenePlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <BannerStage onScenePlace={setScenePlace} />
      <AnnouncementBar />
      <HotSection scenePlace={scenePlace} />
      <GameHalls />
    </>
  );
}
