import { useText } from '@lobby/i18n';
import { Dialog } from '@lobby/ui-kit/dialog';
import { ErrorSign } from '@lobby/ui-kit/error-sign';
import { Icon } from '@lobby/ui-kit/icon';
import { Link } from '@lobby/ui-kit/link';
import { useRef } from 'react';
import { verificationMessages } from '../../messages/index.ts';
import { useCaptchaWords } from '../captcha-words.tsx';
import { PuzzlePicture } from './puzzle-picture.tsx';
import { SlideRail } from './slide-rail.tsx';
import type { SliderState } from './slider.flow.ts';
import css from './slider.module.css';
import type { Move } from './track.ts';
import { useSlide } from './use-slide.ts';

interface SliderViewProps {
  state: SliderState;
  /** Let go at `x` picture pixels. */
  onRelease: (x: number, move: Move) => void;
  onRefresh: () => void;
  /** The accessible alternative: characters in a picture. */
  onPicture: () => void;
  onClose: () => void;
}

/** Draws the slider for a state. */
export function SliderView({ state, onRelease, onRefresh, onPicture, onClose }: SliderViewProps) {
  const t = useText(verificationMessages);
  const words = useCaptchaWords();
  const handle = useRef<HTMLDivElement>(null);
  const puzzle = state.step === 'fetching' ? undefined : state.puzzle;
  const max = puzzle ? puzzle.width - puzzle.pieceWidth : 0;
  const slide = useSlide({ max, enabled: state.step === 'sliding', onRelease });
  const x = 'x' in state && state.x !== undefined ? state.x : slide.x;
  const over = state.step === 'passed' || state.step === 'failed';
  return (
    <Dialog open onClose={onClose} title={t('verification.slider.title')} size="s" initialFocus={handle}>
      <div className={css.body}>
        <div className={css.frame}>
          <PuzzlePicture puzzle={puzzle} x={x} />
          {state.step === 'sliding' && (
            <button
              type="button"
              className={css.refresh}
              onClick={onRefresh}
              aria-label={t('verification.captcha.refresh')}
            >
              <Icon name="refresh" size={18} />
            </button>
          )}
          <p role="status" className={css.verdict} data-step={state.step}>
            {state.step === 'judging' && t('verification.captcha.working')}
            {state.step === 'passed' && t('verification.slider.passed')}
            {state.step === 'failed' && (
              <>
                <ErrorSign />
                {words(state.problem)}
              </>
            )}
          </p>
        </div>
        <SlideRail {...slide} ref={handle} step={state.step} x={x} max={max} />
        <div className={css.foot}>
          <p id="slider-keys" className={css.keys}>
            {t('verification.slider.keys')}
          </p>
          {!over && (
            <Link as="button" type="button" onClick={onPicture}>
              {t('verification.captcha.usePicture')}
            </Link>
          )}
        </div>
      </div>
    </Dialog>
  );
}
