import type { DialogViewProps } from '@lobby/dialogs';
import { BirthdayView } from './birthday.view.tsx';
import { useBirthday } from './use-birthday.ts';

/** Setting the birthday, at work. */
export default function BirthdayContainer({ close }: DialogViewProps) {
  const { state, send, now, confirm } = useBirthday(close);
  return (
    <BirthdayView
      state={state}
      now={now}
      onEnter={value => send({ type: 'entered', value })}
      onEdit={() => send({ type: 'edited' })}
      onReturn={() => send({ type: 'returned' })}
      onConfirm={() => void confirm()}
      onClose={close}
    />
  );
}
