import { inlineText } from '@lobby/api-client/request';
import { useBrand } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { Hint } from '@lobby/ui-kit/hint';
import { FraudWarning } from '@lobby/verification/codes';
import { promptMessages } from '../messages/index.ts';
import type { ServiceState } from './service.flow.ts';
import css from './service.module.css';

interface ServiceViewProps {
  state: ServiceState;
  /** The address of a page that failed a moment ago. */
  failedAt?: string | undefined;
  onEnter: (url: string) => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Renders the fraud warning; the button is disabled, with the reason, until the address is known. */
export function ServiceView({ state, failedAt, onEnter, onRetry, onClose }: ServiceViewProps) {
  const t = useText(promptMessages);
  const locale = useLocale();
  const { switches, api } = useBrand();
  const words = (
    <div className={css.words}>
      <p>{t('prompts.service.warning')}</p>
      {switches.permanentSite && <p>{t('prompts.service.permanent', { address: api.host })}</p>}
      <FraudWarning />
      {failedAt !== undefined && <p>{t('prompts.service.failedAt', { address: failedAt })}</p>}
      <Hint role="alert" tone="danger">
        {state.step === 'failed' && inlineText(state.failure, locale)}
        {state.step === 'forbidden' && t('prompts.service.forbidden')}
      </Hint>
    </div>
  );
  const title = t('prompts.service.title');
  if (state.step === 'forbidden') {
    return (
      <AlertDialog open title={title} confirmText={t('prompts.gotIt')} onConfirm={onClose}>
        {words}
      </AlertDialog>
    );
  }
  const goOn = () => {
    if (state.step === 'ready') onEnter(state.url);
    else if (state.step === 'failed') onRetry();
  };
  return (
    <AlertDialog
      open
      title={title}
      onCancel={onClose}
      confirmText={t(state.step === 'failed' ? 'prompts.service.retry' : 'prompts.service.open')}
      preparing={state.step === 'fetching'}
      onConfirm={goOn}
    >
      {words}
      {state.step === 'fetching' && (
        <span role="status" className={css.waiting}>
          {t('prompts.service.loading')}
        </span>
      )}
    </AlertDialog>
  );
}
