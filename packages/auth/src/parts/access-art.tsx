import { type BrandLook, useBrand } from '@lobby/brand-kit';
import { fillIn, useLocale } from '@lobby/i18n';
import { Suspense } from 'react';
import css from './access-art.module.css';

/** The drawing stands where it does in the hero of the same brand, if it has a side there. */
const sides: Readonly<Record<BrandLook['hero'], 'start' | 'end'>> = {
  sky: 'start',
  ridge: 'end',
  gate: 'start',
  line: 'start',
};

/** The half of the access dialogs beside the form: the brand's drawing under its greeting and a promise. */
export function AccessArt({ promise }: { promise: string }) {
  const { art, look, words } = useBrand();
  const locale = useLocale();
  return (
    <div className={css.art} data-side={sides[look.hero]}>
      <Suspense>
        <art.AccessArt className={css.drawing} />
      </Suspense>
      <div className={css.greeting}>
        <p className={css.welcome}>{fillIn(words.welcome[locale], { brand: words.name[locale] })}</p>
        <p className={css.promise}>{promise}</p>
      </div>
    </div>
  );
}
