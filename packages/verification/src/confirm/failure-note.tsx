import { refusalText, refusalTitle } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { useLocale } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';

/** Why a call did not work, where it concerns no field; empty where the site says it. */
export function FailureNote({ failure }: { failure: ApiFailure | undefined }) {
  const locale = useLocale();
  const words = failure && refusalText(failure, locale);
  return (
    <Callout icon="error" tone="danger" role="alert" title={refusalTitle(failure, locale)}>
      {words}
    </Callout>
  );
}
