import type { BrandBanner } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import { Carousel } from '@lobby/ui-kit/carousel';
import { useEffect, useRef, useState } from 'react';
import { siteMessages } from '../messages/index.ts';
import styles from './banner.module.css';
import { BannerSlide } from './banner-slide.tsx';

interface BannerCarouselProps {
  readonly banners: readonly BrandBanner[];
  /** The banner that stands there now. */
  readonly startAt: number;
}

/** All banners, five seconds each; it rests while somebody looks closer and with reduced motion. */
export default function BannerCarousel({ banners, startAt }: BannerCarouselProps) {
  const t = useText(siteMessages);
  const locale = useLocale();
  const slides = banners.map((banner, index) => ({
    id: banner.id,
    label: banner.title[locale],
    content: <BannerSlide banner={banner} first={index === 0} />,
  }));
  return (
    <div ref={useFocusOfBefore(startAt)}>
      <Carousel label={t('site.banner.label')} slides={slides} startAt={startAt} />
    </div>
  );
}

/** Whoever stood on the link of the banner that was there before stands on the same link after. */
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
