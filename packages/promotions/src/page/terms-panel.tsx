import { useFormat, useText } from '@lobby/i18n';
import { Panel } from '@lobby/ui-kit/panel';
import { promotionsMessages } from '../messages/index.ts';
import type { Promotion } from '../rule/read-rule.ts';
import { termsOf } from '../rule/rule-terms.ts';
import css from './page.module.css';

/** The terms, made of the rule that the platform keeps. */
export function TermsPanel({ promotion }: { readonly promotion: Promotion }) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  return (
    <Panel heading={t('promotions.terms')}>
      <ol className={css.terms}>
        {termsOf(promotion, { t, format }).map(({ sentence, rows }) => (
          <li key={sentence}>
            {sentence}
            {rows.length > 0 && (
              <ul>
                {rows.map(row => (
                  <li key={row}>{row}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
