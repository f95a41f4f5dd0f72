import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { DialogViewProps } from '../define-dialog.ts';
import { termsDialog } from './terms.ts';

export default function GreetingView({ payload, close }: DialogViewProps<{ name: string }>): ReactNode {
  const dispatch = useDispatch();
  return (
    <Dialog
      open
      onClose={close}
      title={`你好，${payload.name}`}
      actions={<Button onClick={() => dispatch(termsDialog.open())}>查看条款</Button>}
    >
      <p>这是第一层对话框。</p>
    </Dialog>
  );
}
