import type { BrandBanner } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import { Carousel } from '@lobby/ui-kit/carousel';
import { useEffect, useRef, useState } from 'react';
import { siteMessages } from '../messages/index.ts';
import styles from './banner.module.css';
import { BannerSlide, type BannerSlideProps } from './banner-slide.tsx';

interface BannerCarouselProps extends Pick<BannerSlideProps, 'onScenePlace'> {
  readonly banners: readonly BrandBanner[];
  /** The index of the banner shown before the carousel has loaded. */
  readonly startAt: number;
}

/** All banners, five seconds each; paused under the pointer, with the focus inside, and with reduced motion. */
export default function BannerCarousel({ banners, startAt, onScenePlace }: BannerCarouselProps) {
  const t = useText(siteMessages);
  const locale = useLocale();
  const slides = banners.map((banner, index) => ({
    id: banner.id,
    label: banner.title[locale],
    content: (
      <BannerSlide
        banner={banner}
        first={index === 0}
        onScenePlace={index === 0 ? onScenePlace : undefined}
      />
    ),
  }));
  return (
    <div ref={useFocusOfBefore(startAt)}>
      <Carousel label={t('site.banner.label')} slides={slides} startAt={startAt} />
    </div>
  );
}

/** Moves the focus from the link of the static banner to the same link of the carousel. */
function useFocusOfBefore(startAt: number) {
  const frame = useRef<HTMLDivElement>(null);
  // While this is drawn for the first time, the banner of before is still on the page.
  const [held] = useState(() => Boolean(document.activeElement?.closest(`.${styles.slide}`)));
  useEffect(() => {
    if (!held) return;
    const link = frame.current?.querySelectorAll(`.${styles.slide} a`)[startAt];
    // The carousel brings the banner into view itself.
    if (link instanceof HTMLElement) link.focus({ preventScroll: true });
  }, [held, startAt]);
  return frame;
}
