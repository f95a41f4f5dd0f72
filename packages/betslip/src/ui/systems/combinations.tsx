import { type ShownPrice, ticketBreakdown } from '@lobby/betting';
import { useFormat, useText } from '@lobby/i18n';
import { formatYuan } from '@lobby/money';
import { Button } from '@lobby/ui-kit/button';
import { type ReactNode, useMemo, useState } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { useBetName } from '../../view/hooks/use-bet-name.ts';
import type { TicketView } from '../../view/ticket-view.ts';
import styles from './systems.module.css';

/** How many combinations are shown first, and with every press for more. */
const PAGE = 20;

/** Every combination of a system, unfolded on demand. */
export function Combinations(props: {
  ticket: TicketView;
  prices: readonly ShownPrice[];
  name: string;
}): ReactNode {
  const { ticket } = props;
  const t = useText(betslipMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={isOpen}
        onClick={() => setOpen(before => !before)}
      >
        {t(isOpen ? 'betslip.systems.fold' : 'betslip.systems.unfold', { count: ticket.combinations })}
      </button>
      {isOpen && <List {...props} />}
    </>
  );
}

function List({ ticket, prices, name }: Parameters<typeof Combinations>[0]): ReactNode {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  const say = useBetName();
  const [shown, setShown] = useState(PAGE);
  const { legs, sizes, unit } = ticket;
  const { combinations } = useMemo(
    () => ticketBreakdown({ unit: unit ?? 0n, sizes, legs: prices }),
    [unit, sizes, prices],
  );
  const names = legs.map(({ selection, offered }) => {
    const { line, strong } = offered.open ? offered.offer : offered;
    const words = say({ ...selection, line, strong });
    return [words.pick, words.line].filter(Boolean).join(' ');
  });
  return (
    <>
      <ol className={styles.combinations} aria-label={t('betslip.systems.list', { name })}>
        {combinations.slice(0, shown).map(({ legs: positions, odds, returns }) => (
          <li key={positions.join(' ')}>
            <span className={styles.picks}>{positions.map(at => names[at]).join(' × ')}</span>
            <span className={styles.figures}>
              @{shortened(odds)}
              {unit !== undefined && unit > 0n && <b>{money(formatYuan(returns))}</b>}
            </span>
          </li>
        ))}
      </ol>
      {shown < combinations.length && (
        <Button size="s" wide onClick={() => setShown(before => before + PAGE)}>
          {t('betslip.systems.more', { count: Math.min(PAGE, combinations.length - shown) })}
        </Button>
      )}
    </>
  );
}

/** Two decimals of exact odds, cut. */
function shortened(odds: string): string {
  const [whole = '', decimals = ''] = odds.split('.');
  return decimals === '' ? whole : `${whole}.${decimals.slice(0, 2).padEnd(2, '0')}`;
}
