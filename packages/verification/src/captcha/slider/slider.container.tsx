import type { DialogViewProps } from '@lobby/dialogs';
import { useDispatch } from 'react-redux';
import { graphicDialog } from '../graphic/graphic.dialog.ts';
import type { CaptchaRequest } from '../waiting.ts';
import { SliderView } from './slider.view.tsx';
import { useSlider } from './use-slider.ts';

type ViewProps = DialogViewProps<CaptchaRequest>;

/** Connects the slider; a dialog opened again while it is closing starts again. */
export default function SliderContainer(props: ViewProps) {
  return <Slider key={props.payload.captchaId} {...props} />;
}

/** The picture takes its place for the same request. */
function Slider({ payload, close }: ViewProps) {
  const { state, send, release } = useSlider(payload, close);
  const dispatch = useDispatch();
  return (
    <SliderView
      state={state}
      onRelease={(x, move) => void release(x, move)}
      onRefresh={() => send({ type: 'refreshed' })}
      onPicture={() => dispatch(graphicDialog.replace(payload))}
      onClose={close}
    />
  );
}
