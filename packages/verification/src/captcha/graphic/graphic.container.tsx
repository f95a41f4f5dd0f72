import type { DialogViewProps } from '@lobby/dialogs';
import type { CaptchaRequest } from '../waiting.ts';
import { GraphicView } from './graphic.view.tsx';
import { useGraphic } from './use-graphic.ts';

type ViewProps = DialogViewProps<CaptchaRequest>;

/** Graphic verification at work; a dialog that is just leaving may be asked again, and then begins anew. */
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
