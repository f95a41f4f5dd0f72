import type { DialogViewProps } from '@lobby/dialogs';
import { ServiceView } from './service.view.tsx';
import { useService } from './use-service.ts';

/** The warning before customer service, at work. */
export default function ServiceContainer({ close }: DialogViewProps) {
  const { state, failedAt, send } = useService();
  const enter = (url: string) => {
    window.open(url, '_blank', 'noopener,noreferrer');
    close();
  };
  return (
    <ServiceView
      state={state}
      failedAt={failedAt}
      onEnter={enter}
      onRetry={() => send({ type: 'retried' })}
      onClose={close}
    />
  );
}
