import { type HelpCode, paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Link } from '@lobby/ui-kit/link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { contentMessages } from '../../../messages/index.ts';
import type { FoundCode, FoundPage } from '../help-index.ts';
import { searchMessages } from '../messages/index.ts';
import css from './help-results.module.css';
import { snippetOf } from './snippet.ts';

/** A game of a venue that fits, and its place in the list. */
export interface FoundGame {
  readonly key: string;
  readonly name: string;
  readonly to: string;
}

interface HelpResultsViewProps {
  readonly query: string;
  readonly pages: readonly FoundPage[];
  readonly codes: readonly FoundCode[];
  readonly games: readonly FoundGame[];
  /** The results of the sportsbook for the same words, where the site has one. */
  readonly results?: string | undefined;
  readonly onService: () => void;
}

/** Where to go on when nothing was found. */
const usual: readonly HelpCode[] = ['kh', 'qk', 'tytzjc', 'qtwt'];

/** What was found: result codes with what to do, pages with their best section, games; without any, the ways on. */
export function HelpResultsView(props: HelpResultsViewProps) {
  const { query, pages, codes, games, results, onService } = props;
  const t = useText(contentMessages, searchMessages);
  const count = pages.length + codes.length + games.length;
  const more = results && (
    <Link as={RouterLink} to={results} standalone>
      {t('helpSearch.toResults', { query })}
    </Link>
  );
  if (count === 0)
    return (
      <div role="status">
        <EmptyState
          size="s"
          icon="search"
          title={t('helpSearch.none', { query })}
          hint={t('helpSearch.none.hint')}
          action={
            <div className={css.ways}>
              {usual.map(code => (
                <Link key={code} as={RouterLink} to={paths.help[code]()} standalone>
                  {t(`content.${code}`)}
                </Link>
              ))}
              {more}
              <Link as="button" type="button" standalone onClick={onService}>
                {t('helpSearch.none.service')}
              </Link>
            </div>
          }
        />
      </div>
    );
  return (
    <>
      <p role="status" className={css.count}>
        {t('helpSearch.count', { count })}
      </p>
      {codes.length > 0 && (
        <Group title={t('helpSearch.codes')}>
          {codes.map(({ code, title, text, page }) => (
            <li key={code} className={css.code}>
              <strong>
                <span translate="no">{code}</span> {title}
              </strong>
              <span className={css.text}>{text}</span>
              {page && (
                <Link as={RouterLink} to={paths.help[page]()}>
                  {t(`content.${page}`)}
                </Link>
              )}
            </li>
          ))}
        </Group>
      )}
      {pages.length > 0 && (
        <Group title={t('helpSearch.pages')}>
          {pages.map(({ code, title, section, text }) => (
            <li key={code}>
              <RouterLink to={paths.help[code]() + (section ? `#${section.id}` : '')} className={css.page}>
                <strong>{section ? `${title} · ${section.title}` : title}</strong>
                <span className={css.text}>{snippetOf(text, query)}</span>
              </RouterLink>
            </li>
          ))}
        </Group>
      )}
      {games.length > 0 && (
        <Group title={t('helpSearch.games')}>
          {games.map(({ key, name, to }) => (
            <li key={key}>
              <RouterLink to={to} className={css.page}>
                <strong>{name}</strong>
              </RouterLink>
            </li>
          ))}
        </Group>
      )}
      {more && <div className={css.more}>{more}</div>}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <p className={css.title} aria-hidden>
        {title}
      </p>
      <ul className={css.list}>{children}</ul>
    </section>
  );
}
