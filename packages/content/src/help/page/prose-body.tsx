import type { HelpCode } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { contentMessages } from '../../messages/index.ts';
import css from './article.module.css';
import { Blocks } from './blocks.tsx';
import { usePage } from './use-page.ts';

interface ProseBodyProps {
  readonly code: HelpCode;
  /** Level of the section headings: 2 on a page, 3 inside a dialog that has its own title. */
  readonly level?: 2 | 3;
}

/** The introduction and the numbered sections of a page, without its title: also for dialogs. */
export function ProseBody({ code, level = 2 }: ProseBodyProps) {
  const t = useText(contentMessages);
  const { page, say } = usePage(code);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={css.body}>
      <div className={css.intro}>
        <Blocks blocks={page.intro} label={t(`content.${code}`)} say={say} />
      </div>
      {page.sections.map(({ id, title, blocks }, index) => (
        <section key={id} id={level === 2 ? id : undefined} className={css.section}>
          <Heading className={css.heading}>
            {t('content.common.section', { n: index + 1, title: say(title) })}
          </Heading>
          <Blocks blocks={blocks} label={say(title)} say={say} />
        </section>
      ))}
    </div>
  );
}
