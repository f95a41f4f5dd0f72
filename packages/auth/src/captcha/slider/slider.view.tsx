import type { DialogViewProps } from '@lobby/dialogs';
import { useDispatch } from 'react-redux';
import { graphicDialog } from '../graphic/graphic.dialog.ts';
import type { CaptchaRequest } from '../waiting.ts';
import { SliderPanel } from './slider.panel.tsx';
import { useSlider } from './use-slider.ts';

/** The slider at work; the picture takes its place for the same request. */
export default function SliderView({ payload, close }: DialogViewProps<CaptchaRequest>) {
  const { state, send, release } = useSlider(payload, close);
  const dispatch = useDispatch();
  return (
    <SliderPanel
      state={state}
      onRelease={(x, output) => void release(x, output)}
      onRefresh={() => send({ type: 'refreshed' })}
      onPicture={() => dispatch(graphicDialog.replace(payload))}
      onClose={close}
    />
  );
}
