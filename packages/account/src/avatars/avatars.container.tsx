import type { DialogViewProps } from '@lobby/dialogs';
import { AvatarsView } from './avatars.view.tsx';
import { useAvatars } from './use-avatars.ts';

/** Choosing an avatar, at work. */
export default function AvatarsContainer({ close }: DialogViewProps) {
  const { state, send, submit, current, ids, failure, retry } = useAvatars(close);
  return (
    <AvatarsView
      state={state}
      current={current}
      ids={ids}
      failure={failure}
      onRetry={retry}
      onChoose={id => send({ type: 'chosen', id })}
      onSubmit={() => void submit()}
      onClose={close}
    />
  );
}
