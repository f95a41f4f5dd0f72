import { loginOpened, readSession, useSession } from '@lobby/api/session';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { lazy, Suspense } from 'react';
import { useDispatch } from 'react-redux';
import { siteMessages } from '../messages/index.ts';
import styles from './account.module.css';

/** Who is here: a visitor sees the way in, a member their money and their name. */
export function AccountCorner() {
  const { loggedIn } = useSession();
  return (
    <div className={styles.corner}>
      {loggedIn ? (
        <Suspense fallback={<span className={styles.awaited} />}>
          <MemberCorner />
        </Suspense>
      ) : (
        <Visitor />
      )}
    </div>
  );
}

/** Loaded for members only. If it fails to load the page works without it; see `healVanishedChunks`. */
const loadMember = () =>
  import('./load-member.ts').then(loaded => loaded.loadMember()).catch(() => ({ default: () => null }));
const MemberCorner = lazy(loadMember);

// A member needs it on the first page.
if (readSession()) void loadMember();

function Visitor() {
  const t = useText(siteMessages);
  const dispatch = useDispatch();
  return (
    <div className={styles.visitor}>
      <Button variant="outline" size="m" onClick={() => dispatch(loginOpened({ way: 'login' }))}>
        {t('site.member.login')}
      </Button>
      <Button variant="primary" size="m" onClick={() => dispatch(loginOpened({ way: 'register' }))}>
        {t('site.member.register')}
      </Button>
    </div>
  );
}
