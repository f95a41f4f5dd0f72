import { useSession } from '@lobby/api/session';
import { BetSlip, SlipBar, VisitorBar, VisitorSlip } from '@lobby/betslip';
import { useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import { SlipOrChat } from '../chat/slip-or-chat.tsx';
import { places } from '../keyboard/places.ts';
import { SkipLink } from '../keyboard/skip-link.tsx';
import { sportsbookMessages } from '../messages/index.ts';
import { slipAsBar } from '../state/widths.ts';
import css from './sportsbook-layout.module.css';

interface SportsbookLayoutProps {
  /** The sports: a column at the left or a row above, as they say in their `data-place`. */
  readonly menu: ReactNode;
  /** The room of the chat beside the page: of a match, or `lobby`. */
  readonly rid?: string;
  readonly children: ReactNode;
}

/** Three columns, the slip on the right; without room for it one column, and the slip as a bar at the bottom. */
export function SportsbookLayout({ menu, rid = 'lobby', children }: SportsbookLayoutProps) {
  const t = useText(sportsbookMessages);
  const isBar = useMedia(slipAsBar);
  const { loggedIn } = useSession();
  return (
    <div className={css.page}>
      {!isBar && <div className={css.menu}>{menu}</div>}
      <div className={css.centre}>
        <VisuallyHidden as="h1">{t('sportsbook.title')}</VisuallyHidden>
        <SkipLink to="slip" />
        <div id={places.prices} tabIndex={-1} className={css.prices}>
          {children}
        </div>
      </div>
      {isBar ? (
        <div id={places.slip} tabIndex={-1}>
          {loggedIn ? <SlipBar /> : <VisitorBar />}
        </div>
      ) : (
        <aside id={places.slip} tabIndex={-1} className={css.slip} aria-label={t('sportsbook.slip')}>
          <SkipLink to="prices" />
          <SlipOrChat rid={rid}>{loggedIn ? <BetSlip /> : <VisitorSlip />}</SlipOrChat>
          <SkipLink to="prices" />
        </aside>
      )}
    </div>
  );
}
