import type { DialogViewProps } from '@lobby/dialogs';
import type { CaptchaRequest } from '../waiting.ts';
import { GraphicPanel } from './graphic.panel.tsx';
import { useGraphic } from './use-graphic.ts';

/** Graphic verification at work. */
export default function GraphicView({ payload, close }: DialogViewProps<CaptchaRequest>) {
  const { state, send, submit } = useGraphic(payload, close);
  return (
    <GraphicPanel
      state={state}
      onRefresh={() => send({ type: 'refreshed' })}
      onEdit={() => send({ type: 'edited' })}
      onSubmit={submit}
      onClose={close}
    />
  );
}
