import { useText } from '@lobby/i18n';
import { Icon, type IconName } from '@lobby/ui-kit/icon';
import { Spinner } from '@lobby/ui-kit/spinner';
import type { Ref } from 'react';
import { verificationMessages } from '../../messages/index.ts';
import type { SliderState } from './slider.flow.ts';
import css from './slider.module.css';
import type { useSlide } from './use-slide.ts';

interface SlideRailProps {
  step: SliderState['step'];
  x: number;
  max: number;
  sliding: boolean;
  handle: ReturnType<typeof useSlide>['handle'];
  ref: Ref<HTMLDivElement>;
}

const icons: Partial<Record<SliderState['step'], IconName>> = { passed: 'check', failed: 'close' };

/** The rail with its handle: a slider to mouse, finger, keyboard and screen reader alike. */
export function SlideRail({ step, x, max, sliding, handle, ref }: SlideRailProps) {
  const t = useText(verificationMessages);
  const share = max > 0 ? x / max : 0;
  const ready = step === 'sliding';
  return (
    <div className={css.rail} data-step={step} data-sliding={sliding || undefined}>
      <div
        className={css.filled}
        style={{ inlineSize: `calc(${share} * (100% - var(--handle)) + var(--handle))` }}
      />
      {x === 0 && (
        <span className={css.invitation} aria-hidden="true">
          {t(step === 'fetching' ? 'verification.slider.fetching' : 'verification.slider.invitation')}
        </span>
      )}
      <div
        {...handle}
        ref={ref}
        className={css.handle}
        style={{ insetInlineStart: `calc(${share} * (100% - var(--handle)))` }}
        role="slider"
        tabIndex={0}
        aria-label={t('verification.slider.label')}
        aria-describedby="slider-keys"
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.round(x)}
        aria-valuetext={t('verification.slider.moved', { x: Math.round(x), max })}
        aria-disabled={ready ? undefined : true}
      >
        {step === 'judging' || step === 'fetching' ? (
          <Spinner size={20} />
        ) : (
          <Icon name={icons[step] ?? 'arrow-right'} size={20} />
        )}
      </div>
    </div>
  );
}
