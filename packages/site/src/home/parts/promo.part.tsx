import { useBrand } from '@lobby/brand-kit';
import { useText } from '@lobby/i18n';
import { lazy, Suspense } from 'react';
import { siteMessages } from '../../messages/index.ts';
import { useNear } from '../promo/use-near.ts';
import styles from './promo.module.css';
import { Section } from './section.tsx';

const PromoCards = lazy(() => import('../promo/promo-cards.tsx'));

/** The banners after the first, as cards; fetched with their drawings once the visitor comes near them. */
export function PromoPart() {
  const t = useText(siteMessages);
  const { later } = useBrand().art.banners;
  const [place, isNear] = useNear();
  if (!later) return null;
  return (
    <Section title={t('site.home.promo')}>
      <div ref={place} className={styles.room}>
        <Suspense>{isNear && <PromoCards load={later} />}</Suspense>
      </div>
    </Section>
  );
}
