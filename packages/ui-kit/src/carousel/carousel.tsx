import useEmbla from 'embla-carousel-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useUiText } from '../ui-text/ui-text.tsx';
import styles from './carousel.module.css';

export interface CarouselSlide {
  id: string;
  /** Names the slide for screen readers. */
  label: string;
  content: ReactNode;
}

export interface CarouselProps {
  slides: readonly CarouselSlide[];
  /** Names the row, e.g. 活动. */
  label: string;
  /** How long a slide is shown, ms; 0 never advances by itself. */
  everyMs?: number;
  /** The slide to begin with. */
  startAt?: number;
}

/** Slides, one at a time. Turns by itself unless paused, touched, looked into, or motion is unwanted. */
export function Carousel({ slides, label, everyMs = 5000, startAt = 0 }: CarouselProps): ReactNode {
  const [frame, embla] = useEmbla({ loop: true, startIndex: startAt });
  const [at, setAt] = useState(startAt);
  const [paused, setPaused] = useState(stillWanted);
  const [held, setHeld] = useState(false);
  const words = useUiText();
  const turns = everyMs > 0 && slides.length > 1;

  useEffect(() => {
    if (!embla) return;
    const follow = () => setAt(embla.selectedScrollSnap());
    embla.on('select', follow);
    return () => {
      embla.off('select', follow);
    };
  }, [embla]);

  // A turn by hand (`at`) starts the wait anew.
  useEffect(() => {
    if (!embla || !turns || paused || held) return;
    const timer = setTimeout(() => embla.scrollNext(), everyMs);
    return () => clearTimeout(timer);
  }, [embla, turns, paused, held, everyMs, at]);

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div ref={frame} className={styles.frame}>
        <div className={styles.track} aria-live={turns && !paused && !held ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group with a spoken role
            <div
              key={slide.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${slide.label} ${words.slide(index + 1, slides.length)}`}
              className={styles.slide}
              inert={index !== at}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <>
          <button
            type="button"
            className={styles.arrow}
            aria-label={words.previous}
            onClick={() => embla?.scrollPrev()}
          >
            <Icon name="chevron-left" size={22} />
          </button>
          <button
            type="button"
            className={styles.arrow}
            data-next
            aria-label={words.next}
            onClick={() => embla?.scrollNext()}
          >
            <Icon name="chevron-right" size={22} />
          </button>
          <div className={styles.controls}>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                className={styles.dot}
                aria-label={words.slide(index + 1, slides.length)}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => embla?.scrollTo(index)}
              />
            ))}
            {turns && (
              <button
                type="button"
                className={styles.pause}
                aria-label={paused ? words.play : words.pause}
                onClick={() => setPaused(!paused)}
              >
                <Icon name={paused ? 'play' : 'pause'} size={14} />
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function stillWanted(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
