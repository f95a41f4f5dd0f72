import { pollWhileVisible } from '@lobby/api';
import { useBalanceQuery } from '@lobby/api/endpoints/transfer';
import { hideBalanceItem, writeItem } from '@lobby/api/storage';
import { useItem } from '@lobby/api/storage/item';
import { usePause } from '@lobby/api/use-pause';
import { balanceHidden, useBrand } from '@lobby/brand-kit';
import { type PurseListProps, paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useSlots } from '@lobby/feature/slots';
import { useFormat, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Money } from '@lobby/ui-kit/money';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './account.module.css';
import { headerMessages } from './messages/index.ts';
import { useCloseOnLeave } from './use-close-on-leave.ts';

/** How often the balance is fetched while bets hold money. */
const heldMs = 15_000;

/** The free balance, to hide from a neighbour's eyes and to ask for again; a press on it lists the purses. */
export function BalanceChip() {
  const t = useText(headerMessages);
  const { switches } = useBrand();
  const pathExists = usePathExists();
  const { data, isError, fulfilledTimeStamp = 0, refetch } = useBalanceQuery();
  const format = useFormat();
  const isStale = isError && data !== undefined;
  const [isAsking, setAsking] = useState(false);
  const isHeld = Number(data?.lockMoney) > 0;
  // No event announces a settlement; without held money there is none to expect.
  useEffect(() => (isHeld ? pollWhileVisible(refetch, heldMs) : undefined), [isHeld, refetch]);
  const [hidden, setHidden] = useBalanceHidden();

  return (
    <div className={styles.chip} data-failed={isError || undefined}>
      <span className={styles.label}>{t('header.balance.label')}</span>
      <Purses isHidden={hidden}>
        <b>{hidden ? <Hidden /> : data ? <Money yuan={data.balance} /> : <Waiting failed={isError} />}</b>
      </Purses>
      <span role="status" className={styles.stale}>
        {isStale && t('header.balance.stale', { time: format.dateTime(fulfilledTimeStamp).slice(11, 16) })}
      </span>
      <button
        type="button"
        className={styles.tool}
        aria-label={t(hidden ? 'header.balance.show' : 'header.balance.hide')}
        onClick={() => setHidden(!hidden)}
      >
        <Icon name={hidden ? 'eye-off' : 'eye'} size={16} />
      </button>
      <button
        type="button"
        className={styles.tool}
        data-busy={isAsking || undefined}
        aria-label={t('header.balance.refresh')}
        onClick={async () => {
          setAsking(true);
          await refetch();
          setAsking(false);
        }}
      >
        <Icon name={isStale ? 'warning' : 'refresh'} size={16} />
      </button>
      {switches.deposit && pathExists(paths.mine.deposit()) && <DepositLink />}
    </div>
  );
}

/** The way to the deposit page; none in a pause. It keeps its place while that is not known. */
function DepositLink() {
  const t = useText(headerMessages);
  const pause = usePause();
  if (pause) return null;
  return (
    <Link
      className={styles.deposit}
      data-waiting={pause === undefined || undefined}
      to={paths.mine.deposit()}
    >
      {t('header.balance.deposit')}
    </Link>
  );
}

/** The money, and where the site has purses, what opens their list. */
function Purses({ isHidden, children }: { readonly isHidden: boolean; readonly children: ReactNode }) {
  const t = useText(headerMessages);
  const { purses } = useSlots();
  const [open, setOpen] = useState(false);
  const [List, setList] = useState<ComponentType<PurseListProps>>();
  const [isMissing, setMissing] = useState(false);
  const { frame, leave } = useCloseOnLeave<HTMLDivElement>(open, () => setOpen(false));
  if (!purses) return <span className={styles.money}>{children}</span>;
  const toggle = async () => {
    setOpen(!open);
    if (open || List) return;
    setMissing(false);
    await purses().then(
      ({ default: loaded }) => setList(() => loaded),
      () => setMissing(true),
    );
  };
  return (
    <div className={styles.purses} ref={frame}>
      <button type="button" className={styles.money} aria-expanded={open} onClick={toggle}>
        {children}
        <VisuallyHidden>{t('header.purses')}</VisuallyHidden>
        <Icon name="chevron-down" size={16} />
      </button>
      {open && (
        <div className={styles.purseList}>
          {List ? (
            <List isHidden={isHidden} onLeave={leave} />
          ) : (
            isMissing && <p role="alert">{t('header.purses.missing')}</p>
          )}
        </div>
      )}
    </div>
  );
}

function Hidden() {
  const t = useText(headerMessages);
  return (
    <>
      <span aria-hidden="true">****</span>
      <VisuallyHidden>{t('header.balance.hidden')}</VisuallyHidden>
    </>
  );
}

function Waiting({ failed }: { failed: boolean }) {
  const t = useText(headerMessages);
  return <span className={styles.label}>{failed ? t('header.balance.failed') : '··'}</span>;
}

/** Whether money is masked, and a setter. Stored; the brand sets the default. */
function useBalanceHidden(): [boolean, (hidden: boolean) => void] {
  const { switches } = useBrand();
  const hidden = balanceHidden(switches, useItem(hideBalanceItem));
  return [hidden, next => writeItem(hideBalanceItem, next ? '1' : '0')];
}
