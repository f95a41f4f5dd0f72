import { useText } from '@lobby/i18n';
import type { ReactNode } from 'react';
import { contentMessages } from '../messages/index.ts';
import type { PageName } from '../messages/pages.ts';
import css from './article.module.css';
import { Contents } from './contents.tsx';
import { ProseBody } from './prose-body.tsx';
import { usePage } from './use-page.ts';

interface ArticleProps {
  readonly name: PageName;
  /** Content after the sections, e.g. worked examples. */
  readonly children?: ReactNode;
}

/** A whole text page: title, contents on the left where there is room, sections. */
export function Article({ name, children }: ArticleProps) {
  const t = useText(contentMessages);
  const { page, say } = usePage(name);
  return (
    <div className={css.page}>
      <Contents sections={page.sections.map(({ id, title }) => ({ id, title: say(title) }))} />
      <article className={css.article}>
        <h1 className={css.title}>{t(`content.${name}.title`)}</h1>
        <p className={css.updated}>{t('content.common.updated', { date: page.updated })}</p>
        <ProseBody name={name} />
        {children}
      </article>
    </div>
  );
}
