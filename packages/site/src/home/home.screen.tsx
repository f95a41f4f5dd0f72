import { startTransition, useCallback, useState } from 'react';
import { Home } from './parts/home.by-look.tsx';

/** The first page: the parts that the brand has, in the brand's order. */
export default function HomeScreen() {
  const [scenePlace, setScenePlace] = useState<HTMLElement | null>(null);
  // Set at once, as the page is put in place, it would draw the page again in the same long task.
  const laterScenePlace = useCallback(
    (place: HTMLElement | null) => startTransition(() => setScenePlace(place)),
    [],
  );
  return <Home scenePlace={scenePlace} onScenePlace={laterScenePlace} />;
}
