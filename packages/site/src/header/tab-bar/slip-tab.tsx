import { loginOpened, useSession } from '@lobby/api/session';
import { paths, type SlipTabProps } from '@lobby/feature';
import { useSlots } from '@lobby/feature/slots';
import { useText } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { tabMessages } from './messages/index.ts';
import { Tab } from './tab.tsx';
import styles from './tab-bar.module.css';

const sportsbook = paths.game.sport({ enName: 'crty' });

/** How many picks the slip holds, and the way to it: where the slip is, its sheet opens over the page. */
export function SlipTab(): ReactNode {
  const t = useText(tabMessages);
  const dispatch = useDispatch();
  const { loggedIn } = useSession();
  const { pathname } = useLocation();
  const { slipTab } = useSlots();
  const [Slip, setSlip] = useState<ComponentType<SlipTabProps>>();
  useEffect(() => {
    slipTab?.().then(
      ({ default: loaded }) => setSlip(() => loaded),
      // It leads to the slip all the same.
      () => {},
    );
  }, [slipTab]);

  const tab = { icon: 'ticket', text: t('tabs.slip') } as const;
  if (!loggedIn) return <Tab {...tab} onPress={() => dispatch(loginOpened({ way: 'login' }))} />;
  if (!Slip) return <Tab {...tab} to={sportsbook} />;
  return (
    <Slip>
      {({ count, open }) => (
        <Tab
          {...tab}
          to={pathname === sportsbook ? undefined : sportsbook}
          badge={count > 0 && <Count count={count} />}
          onPress={open}
        />
      )}
    </Slip>
  );
}

function Count({ count }: { count: number }): ReactNode {
  const t = useText(tabMessages);
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('tabs.slip.count', { count })}</VisuallyHidden>
    </span>
  );
}
