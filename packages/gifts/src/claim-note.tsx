import { refusalText } from '@lobby/api-client/refusal-reasons';
import { inlineText } from '@lobby/api-client/request';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { giftsMessages } from './messages/index.ts';
import type { ClaimState } from './use-claim.ts';

/** What became of the last claim: credited, refused, or not known yet. */
export function ClaimNote({ state, onRepeat }: { readonly state: ClaimState; onRepeat(): void }) {
  const t = useText(giftsMessages);
  const format = useFormat();
  const locale = useLocale();
  if (state.step === 'unknown') {
    const again = (
      <Button size="s" onClick={onRepeat}>
        {t('gifts.claim.ask')}
      </Button>
    );
    return (
      <Callout size="m" icon="info" role="status" action={again}>
        {t('gifts.claim.unknown')}
      </Callout>
    );
  }
  if (state.step === 'idle' && state.failure)
    return (
      <Callout size="m" tone="danger" role="alert">
        {refusalText(state.failure, locale) ?? inlineText(state.failure, locale)}
      </Callout>
    );
  return (
    <Callout size="m" icon="check" role="status">
      {state.step === 'done' && t('gifts.claim.done', { amount: format.money(state.answer.amount) })}
    </Callout>
  );
}
