import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import type { Account } from '@lobby/verification/security-score';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { MemberCard } from './member-card.tsx';
import { frameMessages } from './messages/index.ts';
import css from './mine-frame.module.css';
import { MineNav } from './mine-nav.tsx';

export interface MineFrameViewProps {
  /** Undefined while it is being fetched, or when that failed. */
  readonly account: Account | undefined;
  readonly failed: boolean;
  /** Unread letters. */
  readonly unread: number;
  /** No room for a navigation beside the page. */
  readonly isNarrow: boolean;
  readonly children: ReactNode;
}

/**
 * What all pages of the member area share: the card and the navigation beside them; where there is no room, a way back
 * to the overview above them. A page in it keeps its own distance from the edges, as every page does.
 */
export function MineFrameView(props: MineFrameViewProps) {
  const { account, failed, unread, isNarrow, children } = props;
  const t = useText(frameMessages);
  const overview = paths.mine.overview();
  const hasOverview = usePathExists()(overview);
  const isOverview = useLocation().pathname === overview;

  // One tree for both: a phone that is turned must not lose what was typed on the page.
  return (
    <div className={isNarrow ? css.narrow : css.frame}>
      {isNarrow ? (
        <>
          {isOverview && (
            <div className={css.card}>
              <MemberCard account={account} failed={failed} />
            </div>
          )}
          {!isOverview && hasOverview && (
            <Link className={css.back} to={overview}>
              <Icon name="chevron-left" size={20} />
              {t('mine.overview')}
            </Link>
          )}
        </>
      ) : (
        <div className={css.side}>
          <MemberCard account={account} failed={failed} />
          <div className={css.panel}>
            {hasOverview && (
              <NavLink className={css.overview} to={overview} end>
                <Icon name="home" size={20} />
                {t('mine.overview')}
              </NavLink>
            )}
            <MineNav shape="list" unread={unread} />
          </div>
        </div>
      )}
      <div>{children}</div>
    </div>
  );
}
