import type { HelpCode } from '@lobby/feature';
import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { contentMessages } from '../../messages/index.ts';
import css from './page-list.module.css';
import { useHelpGroups } from './use-help-groups.ts';

/** Every page of the help in its group, with the one being read marked. */
export function PageList({ current }: { current?: HelpCode | undefined }) {
  const t = useText(contentMessages);
  const id = useId();
  return (
    <div className={css.groups}>
      {useHelpGroups().map(({ name, pages }) => (
        <section key={name}>
          <h2 id={`${id}${name}`} className={css.name}>
            {t(`content.group.${name}`)}
          </h2>
          <ul className={css.pages} aria-labelledby={`${id}${name}`}>
            {pages.map(code => (
              <li key={code}>
                <Link to={paths.help[code]()} aria-current={code === current ? 'page' : undefined}>
                  {t(`content.${code}`)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
