import { type BrandBanner, useBrand } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import { useNear } from '@lobby/ui-kit/use-near';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { siteMessages } from '../../messages/index.ts';
import { Section } from '../parts/section.tsx';
import styles from './promo.module.css';

/** The banners after the first, as cards; fetched with their drawings once the visitor comes near them. */
export function Promo() {
  const t = useText(siteMessages);
  const { later } = useBrand().art.banners;
  const [place, isNear] = useNear();
  const banners = useFetched(isNear ? later : undefined);
  if (!later) return null;
  return (
    <Section title={t('site.home.promo')}>
      <div ref={place} className={styles.room}>
        <ul className={styles.cards}>
          {banners.map(banner => (
            <li key={banner.id}>
              <PromoCard banner={banner} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** They are decoration: where they cannot be fetched, there are none. */
function useFetched(load: (() => Promise<readonly BrandBanner[]>) | undefined): readonly BrandBanner[] {
  const [banners, setBanners] = useState<readonly BrandBanner[]>([]);
  useEffect(() => {
    load?.().then(setBanners, () => {});
  }, [load]);
  return banners;
}

function PromoCard({ banner: { to, title, text, action, Art } }: { readonly banner: BrandBanner }) {
  const locale = useLocale();
  return (
    <Link className={styles.card} data-card="art" to={to}>
      <Art className={styles.art} />
      <b className={styles.title}>{title[locale]}</b>
      <span className={styles.text}>{text[locale]}</span>
      <span className={styles.action}>{action[locale]}</span>
    </Link>
  );
}
