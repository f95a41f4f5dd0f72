import { oneShot } from '@lobby/api/storage/one-shot';
import { phone, useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Spinner } from '@lobby/ui-kit/spinner';
import { type ReactNode, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import type { Placement } from '../../state/placement.ts';
import { isSameMatch } from '../../state/same-match/same-match-item.ts';
import { sheetAwaited, sheetMoved } from '../../state/sheet-moved.ts';
import { SlipContextProvider } from '../../view/hooks/slip-context.tsx';
import { useBetName } from '../../view/hooks/use-bet-name.ts';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import { useLegs } from '../../view/hooks/use-combined.ts';
import { useNamed } from '../../view/hooks/use-named.ts';
import type { LegView } from '../../view/leg-source.ts';
import { isPlaceable } from '../../view/ticket-view.ts';
import { totalOdds } from '../../view/total-odds.ts';
import { SlipNotice } from '../notice/slip-notice.tsx';
import { useSummary } from '../outcomes/use-summary.ts';
import { QuickBetMark } from '../quick-bet/quick-bet-mark.tsx';
import { BarFrame } from './bar-frame.tsx';
import styles from './slip-bar.module.css';
import { SlipSheet } from './slip-sheet.tsx';

/**
 * The slip where there is no room beside the page: a bar at the bottom with count and odds, and a sheet that stays
 * mounted. On a phone the tab bar opens an empty slip, and the bar is there for what the slip holds.
 */
export function SlipBar(): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const count = useBetslip(state => state.slip.items.length);
  const isLocked = useBetslip(state => state.slip.confirming);
  const isPhone = useMedia(phone);
  const hasNews = useBetslip(
    ({ slip, placement, quickBet }) =>
      slip.items.length > 0 || slip.confirming || placement !== undefined || quickBet !== undefined,
  );
  const isFilling = useBetslip(state => state.selectionImport !== undefined);
  // The tab bar asked for it on a page without the slip.
  useEffect(() => {
    if (oneShot.takeFor(sheetAwaited)) dispatch(sheetMoved({ open: true }));
  }, [dispatch]);
  // What becomes of a link that was followed is said in the sheet.
  useEffect(() => {
    if (isFilling) dispatch(sheetMoved({ open: true }));
  }, [isFilling, dispatch]);
  return (
    <SlipContextProvider>
      {(!isPhone || hasNews) && (
        <BarFrame count={count} above={<NoticeOfBar />} mark={<QuickBetMark />} summary={<Summary />}>
          <Button
            variant={count > 0 || isLocked ? 'primary' : 'outline'}
            aria-label={t('betslip.bar.open')}
            aria-haspopup="dialog"
            onClick={() => dispatch(sheetMoved({ open: true }))}
          >
            {t('betslip.bar.view')}
          </Button>
        </BarFrame>
      )}
      <SlipSheet />
    </SlipContextProvider>
  );
}

/** What a press on a price did besides, or why it did nothing; that a single pick took the place of another shows. */
function NoticeOfBar(): ReactNode {
  const isSaid = useBetslip(({ notice, sheetOpen }) => notice?.name !== 'replaced' && !sheetOpen);
  return isSaid && <SlipNotice />;
}

/** The one pick and its price, or the odds of all in series, or what became of the last bet, or what to do. */
function Summary(): ReactNode {
  const t = useText(betslipMessages);
  const isLocked = useBetslip(state => state.slip.confirming);
  const isSeries = useBetslip(state => state.slip.series);
  const placement = useBetslip(state => state.placement);
  const legs = useLegs();
  const [first, second] = legs;
  if (isLocked) {
    return (
      <>
        <Spinner size={16} />
        {t('betslip.bar.confirming')}
      </>
    );
  }
  if (placement) return <Outcome orders={placement.orders} />;
  if (!first) return t('betslip.bar.empty');
  if (!second) return <Picked leg={first} />;
  if (!isSeries) return t('betslip.bar.several', { count: legs.length });
  const isOpen = legs.every(isPlaceable);
  const prices = legs.flatMap(({ offered }) => (offered.open ? [offered.offer.price] : []));
  return (
    <>
      {t('betslip.series.odds')}
      <b className={styles.price}>{isOpen ? totalOdds(prices) : '--'}</b>
    </>
  );
}

/** After a quick bet the sheet is closed: its outcome is said here too. */
function Outcome({ orders }: Placement): ReactNode {
  const { title } = useSummary(orders);
  return <span role="status">{title}</span>;
}

function Picked({ leg: { selection, offered } }: { leg: LegView }): ReactNode {
  const say = useBetName();
  const named = useNamed(selection);
  const { line, strong } = offered.open ? offered.offer : offered;
  const words = say({ ...named, line, strong });
  return (
    <>
      <span className={styles.pick}>
        {isSameMatch(selection) ? words.market : [words.pick, words.line].filter(Boolean).join(' ')}
      </span>
      {offered.open && <b className={styles.price}>{offered.offer.price.odds}</b>}
    </>
  );
}
