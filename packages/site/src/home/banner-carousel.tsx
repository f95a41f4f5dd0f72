import type { BrandBanner } from '@lobby/brand-kit';
import { useText } from '@lobby/i18n';
import { Carousel } from '@lobby/ui-kit/carousel';
import { siteMessages } from '../messages/index.ts';
import { BannerSlide } from './banner-slide.tsx';

/** All banners, five seconds each; it rests while somebody looks closer and with reduced motion. */
export default function BannerCarousel({ banners }: { banners: readonly BrandBanner[] }) {
  const t = useText(siteMessages);
  return (
    <Carousel label={t('site.banner.label')} autoplayMs={5000}>
      {banners.map((banner, index) => (
        <BannerSlide key={banner.id} banner={banner} first={index === 0} />
      ))}
    </Carousel>
  );
}
