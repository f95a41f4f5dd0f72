import type { DialogViewProps } from '@lobby/dialogs';
import type { CaptchaRequest } from '../waiting.ts';
import { GraphicView } from './graphic.view.tsx';
import { useGraphic } from './use-graphic.ts';

type ViewProps = DialogViewProps<CaptchaRequest>;

/** Connects graphic verification; a dialog opened again while it is closing starts again. */
export default function GraphicContainer(props: ViewProps) {
  return <Graphic key={props.payload.captchaId} {...props} />;
}

function Graphic({ payload, close }: ViewProps) {
  const { state, send, submit } = useGraphic(payload, close);
  return (
    <GraphicView
      state={state}
      onRefresh={() => send({ type: 'refreshed' })}
      onEdit={() => send({ type: 'edited' })}
      onSubmit={letters => void submit(letters)}
      onClose={close}
    />
  );
}
