import type { BrandBanner } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import { Carousel } from '@lobby/ui-kit/carousel';
import { siteMessages } from '../messages/index.ts';
import { BannerSlide } from './banner-slide.tsx';

/** All banners, five seconds each; it rests while somebody looks closer and with reduced motion. */
export default function BannerCarousel({ banners }: { banners: readonly BrandBanner[] }) {
  const t = useText(siteMessages);
  const locale = useLocale();
  const slides = banners.map((banner, index) => ({
    id: banner.id,
    label: banner.title[locale],
    content: <BannerSlide banner={banner} first={index === 0} />,
  }));
  return <Carousel label={t('site.banner.label')} slides={slides} />;
}
