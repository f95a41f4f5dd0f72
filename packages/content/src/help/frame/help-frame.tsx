import type { HelpCode } from '@lobby/feature';
import { useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import type { ReactNode } from 'react';
import { contentMessages } from '../../messages/index.ts';
import { HelpSearch } from '../search/help-search.tsx';
import css from './help-frame.module.css';
import { PageList } from './page-list.tsx';

interface HelpFrameProps {
  readonly current: HelpCode;
  readonly children: ReactNode;
}

/** What every page of the help stands in: the list of all pages beside it. */
export function HelpFrame({ current, children }: HelpFrameProps) {
  return (
    <div className={css.frame}>
      <div className={css.aside}>
        <HelpSearch />
        <Side current={current} />
      </div>
      {children}
    </div>
  );
}

/** The list of pages: at the side where there is room, else folded away above the page. */
function Side({ current }: { current: HelpCode }) {
  const t = useText(contentMessages);
  const isNarrow = useMedia('(max-width: 59.99rem)');
  return (
    <nav className={css.side} aria-label={t('content.help.pages')}>
      {isNarrow ? (
        <details key={current} className={css.fold}>
          <summary>
            {t('content.help.pages')}
            <Icon name="chevron-down" />
          </summary>
          <PageList current={current} />
        </details>
      ) : (
        <>
          {/* Drawn on a phone until the page runs, so that nothing moves when the list can be unfolded. */}
          <p className={css.folded} aria-hidden="true">
            {t('content.help.pages')}
            <Icon name="chevron-down" />
          </p>
          <div className={css.list}>
            <PageList current={current} />
          </div>
        </>
      )}
    </nav>
  );
}
