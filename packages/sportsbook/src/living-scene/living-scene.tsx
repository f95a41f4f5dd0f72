import type { LivingArea, LivingArtProps } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { sportsbookMessages } from '../messages/index.ts';
import css from './living-scene.module.css';
import { SceneCard } from './scene-card.tsx';
import { SceneMatch } from './scene-match.tsx';
import { SceneMore } from './scene-pill.tsx';
import { useLiveMatches } from './use-live-matches.ts';

/** 1rem on a page that is drawn neither larger nor smaller, px. */
const usualRoot = 16;

interface LivingSceneProps {
  readonly ids: readonly string[];
  /** The element of the first banner to draw into. */
  readonly place: HTMLElement;
  readonly Art: ComponentType<LivingArtProps>;
}

/**
 * What is being played, in the brand's drawing: a touch or the focus shows a match's score and prices, a press opens it.
 * Nothing while no match is in play; the banner's own drawing is seen then.
 */
export default function LivingScene({ ids, place, Art }: LivingSceneProps) {
  const t = useText(sportsbookMessages);
  const area = useArea(place);
  const { matches, hour } = useLiveMatches(ids);
  const [shown, setShown] = useState<{ id: string; x: number; y: number }>();
  if (matches.length === 0) return null;
  const isShown = shown && matches.some(({ id }) => id === shown.id);
  return createPortal(
    <>
      <Art
        className={css.drawing}
        label={t('sportsbook.scene.label')}
        area={area}
        matches={matches}
        hour={hour}
        draw={(match, at) => (
          <SceneMatch
            key={match.id}
            ecid={match.id}
            place={at}
            isShown={shown?.id === match.id}
            onShow={link => setShown({ id: match.id, ...centreIn(place, link) })}
            onHide={() => setShown(now => (now?.id === match.id ? undefined : now))}
          />
        )}
        drawMore={(count, { x, y }) => <SceneMore count={count} x={x} y={y} />}
      />
      {isShown && <SceneCard ecid={shown.id} x={shown.x} y={shown.y} />}
    </>,
    place,
  );
}

/** Where the touched part of a link is, from 0 to 1 of the width and height of the place. */
function centreIn(place: HTMLElement, link: Element): { x: number; y: number } {
  const whole = place.getBoundingClientRect();
  const part = (link.firstElementChild ?? link).getBoundingClientRect();
  return {
    x: (part.left + part.width / 2 - whole.left) / whole.width,
    y: (part.top + part.height / 2 - whole.top) / whole.height,
  };
}

/** The size of a place in the units of a living drawing: px, more where the page is drawn larger; never less, for the words. */
function useArea(place: HTMLElement): LivingArea {
  const [area, setArea] = useState(() => areaOf(place));
  useEffect(() => {
    const observer = new ResizeObserver(() => setArea(areaOf(place)));
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  return area;
}

function areaOf({ clientWidth, clientHeight }: HTMLElement): LivingArea {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const unit = Math.max(1, root / usualRoot);
  return { width: clientWidth / unit, height: clientHeight / unit };
}
