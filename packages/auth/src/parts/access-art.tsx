import { useBrand } from '@lobby/brand-kit';
import { fillIn, useLocale } from '@lobby/i18n';
import css from './access-art.module.css';

/** The left half of the access dialogs: the brand's drawing under its greeting and a promise. */
export function AccessArt({ promise }: { promise: string }) {
  const { art, words } = useBrand();
  const locale = useLocale();
  return (
    <div className={css.art}>
      <art.AccessArt className={css.drawing} />
      <div className={css.greeting}>
        <p className={css.welcome}>{fillIn(words.welcome[locale], { brand: words.name[locale] })}</p>
        <p className={css.promise}>{promise}</p>
      </div>
    </div>
  );
}
