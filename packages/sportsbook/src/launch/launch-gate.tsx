import { useText } from '@lobby/i18n';
import { loading } from '@lobby/ui-kit/loading-toast';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { sportsbookMessages } from '../messages/index.ts';
import { NotLoaded } from '../status/not-loaded.tsx';
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
  const isLaunching = state.step === 'launching';

  useEffect(() => {
    if (isLaunching) return loading.show(t('sportsbook.launch.loading'), { afterMs: 200 });
  }, [isLaunching, t]);

  switch (state.step) {
    case 'launching':
      return waiting;
    case 'failed':
      return <NotLoaded title={t('sportsbook.launch.failed')} failure={state.failure} onRetry={onEnter} />;
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
