import { useBrand } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import { useCloseOnBack } from '@lobby/ui-kit/close-on-back';
import { Icon } from '@lobby/ui-kit/icon';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { siteMessages } from '../messages/index.ts';
import { AccountCorner } from './account-corner.tsx';
import styles from './header.module.css';
import { MainNav } from './main-nav.tsx';
import { useCloseOnLeave } from './use-close-on-leave.ts';
import { UtilityRow } from './utility-row.tsx';

/** Two rows on a desktop; on a phone one compact row with a menu that holds the rest. */
export function Header() {
  const t = useText(siteMessages);
  const locale = useLocale();
  const { art, words } = useBrand();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { frame, leave } = useCloseOnLeave(open, close);
  useCloseOnBack(open, close);

  return (
    <header className={styles.header} ref={frame}>
      <div className={styles.utility}>
        <UtilityRow />
      </div>
      <div className={styles.main}>
        <Link className={styles.logo} to="/home">
          <art.Logo className={styles.mark} />
          <span>{words.name[locale]}</span>
        </Link>
        <div className={styles.nav}>
          <MainNav />
        </div>
        <span className={styles.space} />
        <AccountCorner />
        <button
          type="button"
          className={styles.menu}
          aria-expanded={open}
          aria-label={t(open ? 'site.nav.closeMenu' : 'site.nav.menu')}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} size={22} />
        </button>
      </div>
      {open && (
        <div className={styles.panel}>
          <MainNav onChoose={leave} />
          <UtilityRow />
        </div>
      )}
    </header>
  );
}
