import { useBrand } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import { contentMessages } from '../messages/index.ts';
import css from './article.module.css';
import type { Outline } from './outline.ts';

interface OutlineBodyProps {
  readonly outline: Outline;
  /** Level of the section headings: 2 on a page, 3 inside a dialog that has its own title. */
  readonly level?: 2 | 3;
}

/** The introduction and the numbered sections of a page of words, without its title: also for dialogs. */
export function OutlineBody({ outline, level = 2 }: OutlineBodyProps) {
  const t = useText(contentMessages);
  const name = useBrand().words.name[useLocale()];
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={css.body}>
      <p className={css.intro}>{t(outline.intro, { brand: name })}</p>
      {outline.sections.map((section, index) => (
        <section key={section.id} id={level === 2 ? section.id : undefined} className={css.section}>
          <Heading className={css.heading}>
            {t('content.common.section', { n: index + 1, title: t(section.title) })}
          </Heading>
          {section.paragraphs.map(id => (
            <p key={id}>{t(id, { brand: name })}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
