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
      onEnter={birthday => send({ type: 'entered', birthday })}
      onReturn={() => send({ type: 'returned' })}
      onConfirm={() => void confirm()}
      onClose={close}
    />
  );
}
