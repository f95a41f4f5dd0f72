import { ErrorState } from '@lobby/ui-kit/error-state';
import type { ReactNode } from 'react';
import { goHomeAndReload } from '../navigation/go-home-and-reload.ts';
import WaysOn from '../plain-page/ways-on.tsx';

/** What a failed screen shows where its own code could still be fetched: the brand's scene, a retry, other ways on. */
export default function FailedPage({ title, hint }: { title: string; hint: string }): ReactNode {
  return (
    <ErrorState
      title={title}
      hint={hint}
      onRetry={() => window.location.reload()}
      action={<WaysOn onHome={() => goHomeAndReload()} />}
    />
  );
}
