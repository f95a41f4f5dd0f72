import type { HelpCode } from '@lobby/feature';
import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Link } from 'react-router-dom';
import { contentMessages } from '../../messages/index.ts';
import css from './next-pages.module.css';
import { useHelpGroups } from './use-help-groups.ts';

/** The page before this one in the order of reading, and the one after it. */
export function NextPages({ current }: { current: HelpCode }) {
  const t = useText(contentMessages);
  const pages: readonly HelpCode[] = useHelpGroups().flatMap(group => group.pages);
  const at = pages.indexOf(current);
  const [before, after] = [pages[at - 1], pages[at + 1]];
  return (
    <nav className={css.next} aria-label={t('content.help.more')}>
      {before && (
        <Link to={paths.help[before]()} rel="prev">
          <span className={css.way}>{t('content.help.before')}</span>
          {t(`content.${before}`)}
        </Link>
      )}
      {after && (
        <Link to={paths.help[after]()} rel="next" className={css.after}>
          <span className={css.way}>{t('content.help.after')}</span>
          {t(`content.${after}`)}
        </Link>
      )}
    </nav>
  );
}
