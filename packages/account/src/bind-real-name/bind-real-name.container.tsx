import type { DialogViewProps } from '@lobby/dialogs';
import type { BindRealName } from './bind-real-name.payload.ts';
import { BindRealNameView } from './bind-real-name.view.tsx';
import { useBindRealName } from './use-bind-real-name.ts';

/** Binding the real name, at work. */
export default function BindRealNameContainer({ payload, close }: DialogViewProps<BindRealName>) {
  const { state, send, confirm } = useBindRealName(payload, close);
  return (
    <BindRealNameView
      state={state}
      onEnter={value => send({ type: 'entered', value })}
      onEdit={() => send({ type: 'edited' })}
      onReturn={() => send({ type: 'returned' })}
      onConfirm={() => void confirm()}
      onClose={close}
    />
  );
}
