import type { HelpCode } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import type { ReactNode } from 'react';
import { contentMessages, type MessageId } from '../../messages/index.ts';
import css from './article.module.css';
import { Contents } from './contents.tsx';
import { ProseBody } from './prose-body.tsx';
import { usePage } from './use-page.ts';

/** A part below the sections, as the contents name it. */
export interface PartBelow {
  readonly id: string;
  readonly title: MessageId;
}

interface ArticleProps {
  readonly code: HelpCode;
  readonly below: readonly PartBelow[];
  /** The parts below the sections, e.g. worked examples. */
  readonly children?: ReactNode;
  /** What stands below the text: the ways on. */
  readonly end?: ReactNode;
}

/** A whole page: title, the day it was changed, sections; its contents on the right where there is room. */
export function Article({ code, below, children, end }: ArticleProps) {
  const t = useText(contentMessages);
  const { page, say } = usePage(code);
  const parts = below.map(({ id, title }) => ({ id, title: t(title) }));
  return (
    <div className={css.page}>
      <Contents sections={[...page.sections.map(({ id, title }) => ({ id, title: say(title) })), ...parts]} />
      <article className={css.article}>
        <h1 className={css.title}>{t(`content.${code}`)}</h1>
        <p className={css.updated}>{t('content.common.updated', { date: page.updated })}</p>
        <ProseBody code={code} />
        {children}
        {end}
      </article>
    </div>
  );
}
