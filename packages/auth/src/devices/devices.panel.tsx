import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { authMessages } from '../messages/index.ts';
import { DeviceRow, type DeviceSession } from './device-row.tsx';
import type { DevicesState, Reach } from './devices.flow.ts';
import css from './devices.module.css';

export interface DevicesPanelProps {
  state: DevicesState;
  /** Undefined while they are being fetched, or when that failed. */
  sessions: readonly DeviceSession[] | undefined;
  /** Why there are none. */
  failure: ApiFailure | undefined;
  onRetry: () => void;
  onEnd: (reach: Reach) => void;
  onConfirm: () => void;
  onThoughtBetter: () => void;
  onClose: () => void;
}

/** Draws the sessions, and the question before any of them end. */
export function DevicesPanel(props: DevicesPanelProps) {
  const { state, sessions, failure, onRetry, onEnd, onClose } = props;
  const t = useText(authMessages);
  const locale = useLocale();
  const others = sessions?.filter(session => !session.current).length ?? 0;
  const actions = sessions && (
    <>
      <Button variant="ghost" onClick={() => onEnd('everywhere')}>
        {t('auth.devices.everywhere')}
      </Button>
      <Button
        variant="primary"
        disabledLook={others === 0}
        reason={others === 0 ? t('auth.devices.alone') : undefined}
        onClick={() => others > 0 && onEnd('others')}
      >
        {t('auth.devices.others')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('auth.devices.title')} size="m" actions={actions}>
      <div className={css.sheet}>
        <p className={css.hint}>{t('auth.devices.hint')}</p>
        {state.step === 'looking' && state.failure && (
          <p role="alert" className={css.bad}>
            {inlineText(state.failure, locale)}
          </p>
        )}
        {sessions ? (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
            <section className={css.scroll} tabIndex={0} aria-label={t('auth.devices.title')}>
              <ul className={css.list}>
                {sessions.map(session => (
                  <DeviceRow key={session.id} session={session} />
                ))}
              </ul>
            </section>
            <p className={css.zone}>{t('auth.devices.zone')}</p>
          </>
        ) : failure ? (
          <ErrorState
            size="s"
            title={t('auth.devices.failed')}
            hint={inlineText(failure, locale)}
            onRetry={onRetry}
          />
        ) : (
          <SkeletonGroup className={css.list}>
            <Skeleton shape="block" height="4.5rem" />
            <Skeleton shape="block" height="4.5rem" />
          </SkeletonGroup>
        )}
        <Question {...props} others={others} />
      </div>
    </Dialog>
  );
}

function Question({ state, others, onConfirm, onThoughtBetter }: DevicesPanelProps & { others: number }) {
  const t = useText(authMessages);
  if (state.step !== 'asking' && state.step !== 'ending') return null;
  const everywhere = state.reach === 'everywhere';
  return (
    <AlertDialog
      open
      danger
      busy={state.step === 'ending'}
      title={t(everywhere ? 'auth.devices.askEverywhere' : 'auth.devices.askOthers')}
      cancelText={t('auth.service.cancel')}
      onCancel={onThoughtBetter}
      confirmText={t('auth.devices.confirm')}
      onConfirm={onConfirm}
    >
      {everywhere ? t('auth.devices.askEverywhereText') : t('auth.devices.askOthersText', { count: others })}
    </AlertDialog>
  );
}
