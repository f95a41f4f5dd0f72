import { serviceOpened } from '@lobby/api/session';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { usePageAt } from '@lobby/feature/page-at';
import { useSlots } from '@lobby/feature/slots';
import { useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { toast } from '@lobby/ui-kit/toast';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { useOpenChat } from '../chat-way/use-open-chat.ts';
import styles from './floating-bar.module.css';
import { floatingMessages } from './messages/index.ts';
import { PhoneCode } from './phone-code.tsx';

/** Where it has room beside what is on the page. */
const wide = '(min-width: 1360px)';

const sportsbook = paths.game.sport({ enName: 'crty' });

/** At the edge of a wide window, beside the pages that leave room there: never over a slip, a game or what is read. */
export function FloatingBar(): ReactNode {
  const { pathname } = useLocation();
  const layout = usePageAt()(pathname)?.layout;
  const isWide = useMedia(wide);
  // The slip stands at the edge of the sportsbook.
  const hasRoom = (layout === 'main' || layout === 'mine') && pathname !== sportsbook;
  return isWide && hasRoom && <Bar />;
}

function Bar(): ReactNode {
  const t = useText(floatingMessages);
  const dispatch = useDispatch();
  const pathExists = usePathExists();
  const openChat = useOpenChat();
  const { palette } = useSlots();
  const find = () =>
    void palette?.().then(
      ({ default: { open } }) => dispatch(open()),
      () => toast.error(t('floating.find.failed')),
    );
  return (
    <aside className={styles.bar} aria-label={t('floating.label')}>
      <button type="button" className={styles.item} onClick={() => dispatch(serviceOpened())}>
        <Icon name="service" size={20} />
        {t('floating.service')}
      </button>
      {palette && (
        <button type="button" className={styles.item} aria-haspopup="dialog" onClick={find}>
          <Icon name="search" size={20} />
          {t('floating.find')}
        </button>
      )}
      {openChat && (
        <button type="button" className={styles.item} aria-haspopup="dialog" onClick={openChat}>
          <Icon name="chat" size={20} />
          {t('floating.chat')}
        </button>
      )}
      {pathExists(paths.discounts()) && (
        <Link className={`${styles.item} ${styles.invites}`} to={paths.discounts()}>
          <Icon name="discount" size={20} />
          {t('floating.discounts')}
        </Link>
      )}
      <PhoneCode what={pathExists(paths.download()) ? 'app' : 'phone'} />
      <ToTop />
    </aside>
  );
}

/** How far a page is scrolled before its top is far, in heights of the window. */
const far = 1;

const isFar = () => window.scrollY > far * window.innerHeight;

function onScroll(told: () => void): () => void {
  window.addEventListener('scroll', told, { passive: true });
  return () => window.removeEventListener('scroll', told);
}

/** Seen once the top is far. */
function ToTop(): ReactNode {
  const t = useText(floatingMessages);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const isShown = useSyncExternalStore(onScroll, isFar, () => false);
  return (
    isShown && (
      <button
        type="button"
        className={styles.item}
        aria-label={t('floating.top.label')}
        onClick={() => {
          window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
          // The button is about to go.
          document.getElementById('content')?.focus({ preventScroll: true });
        }}
      >
        <Icon name="back-to-top" size={20} />
        {t('floating.top')}
      </button>
    )
  );
}
