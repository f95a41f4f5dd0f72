import { useBrand } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import { authMessages } from '../messages/index.ts';
import type { AccessWay } from './login-register.form.ts';
import css from './login-register.module.css';

/** The left half: the brand's drawing under its greeting. */
export function AccessArt({ way }: { way: AccessWay }) {
  const { art, words } = useBrand();
  const t = useText(authMessages);
  const locale = useLocale();
  return (
    <div className={css.art}>
      <art.AccessArt className={css.drawing} />
      <div className={css.greeting}>
        <p className={css.welcome}>{words.welcome[locale]}</p>
        <p className={css.promise}>{t(way === 'login' ? 'auth.login.hint' : 'auth.register.hint')}</p>
      </div>
    </div>
  );
}
