import type { BrandBanner } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import { Carousel } from '@lobby/ui-kit/carousel';
import { siteMessages } from '../messages/index.ts';
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
  return <Carousel label={t('site.banner.label')} slides={slides} startAt={startAt} />;
}
