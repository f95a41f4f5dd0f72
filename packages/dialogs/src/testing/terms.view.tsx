import { Dialog } from '@lobby/ui-kit/dialog';
import type { ReactNode } from 'react';
import type { DialogViewProps } from '../define-dialog.ts';

export default function TermsView({ close }: DialogViewProps): ReactNode {
  return (
    <Dialog open onClose={close} title="服务条款" size="s">
      <p>这是叠在上面的第二层。</p>
    </Dialog>
  );
}
