import { inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { loading } from '@lobby/ui-kit/loading-toast';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { sportsbookMessages } from '../messages/index.ts';
import type { LaunchState } from './use-launch.ts';

/** A dialog: not part of the first view. */
const AbnormalDialog = lazy(async () => ({
  default: (await import('./abnormal-dialog.tsx')).AbnormalDialog,
}));

interface LaunchGateProps {
  readonly state: LaunchState;
  /** Shown while the venue launches. */
  readonly waiting: ReactNode;
  onEnter(): void;
  readonly children: ReactNode;
}

/** Renders the sportsbook once the venue is launched; shows the failure when it is not. */
export function LaunchGate({ state, waiting, onEnter, children }: LaunchGateProps) {
  const t = useText(sportsbookMessages);
  const locale = useLocale();
  const isLaunching = state.step === 'launching';

  useEffect(() => {
    if (isLaunching) return loading.show(t('sportsbook.launch.loading'), { afterMs: 200 });
  }, [isLaunching, t]);

  switch (state.step) {
    case 'launching':
      return waiting;
    case 'failed':
      return (
        <ErrorState
          title={t('sportsbook.launch.failed')}
          hint={inlineText(state.failure, locale)}
          onRetry={onEnter}
        />
      );
    case 'abnormal':
      return (
        <>
          {waiting}
          <Suspense>
            <AbnormalDialog onEnter={onEnter} />
          </Suspense>
        </>
      );
    case 'ready':
      return children;
  }
}
