import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { useLocale } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import css from './failure-note.module.css';

/** Why a call did not work, where it concerns no field; empty where the site says it. */
export function FailureNote({ failure }: { failure: ApiFailure | undefined }) {
  const locale = useLocale();
  const words = failure && refusalText(failure, locale);
  return (
    <div role="alert" className={css.note}>
      {words && (
        <p className={css.words}>
          <Icon name="error" size={16} />
          {words}
        </p>
      )}
    </div>
  );
}
