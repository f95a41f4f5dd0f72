import { useText } from '@lobby/i18n';
import { useEffect, useRef } from 'react';
import { contentMessages } from '../../messages/index.ts';
import css from './contents.module.css';
import { useCurrentSection } from './use-current-section.ts';

interface ContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The sections of a page with the one being read marked: a column on the left, a strip on a phone. */
export function Contents({ sections }: ContentsProps) {
  const t = useText(contentMessages);
  const current = useCurrentSection(sections.map(({ id }) => id));
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const mark = list?.querySelector<HTMLElement>('[aria-current]');
    // Only the strip moves, never the page.
    if (list && mark) list.scrollTo({ left: mark.offsetLeft - list.offsetLeft - 16 });
  }, [current]);
  return (
    <nav className={css.contents} aria-label={t('content.common.contents')}>
      <p className={css.title}>{t('content.common.contents')}</p>
      <ol ref={strip} className={css.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
