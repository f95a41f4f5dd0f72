import { useBrand } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import type { ReactNode } from 'react';
import { contentMessages } from '../messages/index.ts';
import css from './article.module.css';
import type { Outline } from './outline.ts';
import { OutlineBody } from './outline-body.tsx';

interface ArticleProps {
  readonly outline: Outline;
  /** What stands after the sections, e.g. worked examples. */
  readonly children?: ReactNode;
}

/** A whole page of words: title, contents on the left where there is room, sections. */
export function Article({ outline, children }: ArticleProps) {
  const t = useText(contentMessages);
  const name = useBrand().words.name[useLocale()];
  return (
    <div className={css.page}>
      <nav className={css.contents} aria-label={t('content.common.contents')}>
        <p className={css.contentsTitle}>{t('content.common.contents')}</p>
        <ol className={css.contentsList}>
          {outline.sections.map(section => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{t(section.title)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={css.article}>
        <h1 className={css.title}>{t(outline.title, { brand: name })}</h1>
        <p className={css.updated}>{t('content.common.updated', { date: outline.updated })}</p>
        <OutlineBody outline={outline} />
        {children}
      </article>
    </div>
  );
}
