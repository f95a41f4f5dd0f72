import { loginOpened, useSession } from '@lobby/api-client/session';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { useDispatch } from 'react-redux';
import { siteMessages } from '../messages/index.ts';
import styles from './account.module.css';
import { BalanceChip } from './balance-chip.tsx';
import { MemberChip } from './member-chip.tsx';

/** Who is here: a visitor sees the way in, a member their money and their name. */
export function AccountCorner() {
  const { loggedIn } = useSession();
  return <div className={styles.corner}>{loggedIn ? <Member /> : <Visitor />}</div>;
}

function Member() {
  return (
    <>
      <BalanceChip />
      <MemberChip />
    </>
  );
}

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
