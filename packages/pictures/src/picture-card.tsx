import { refusalText } from '@lobby/api-client/refusal-reasons';
import { useLocale, useText } from '@lobby/i18n';
import { Hint } from '@lobby/ui-kit/hint';
import { Icon } from '@lobby/ui-kit/icon';
import { Spinner } from '@lobby/ui-kit/spinner';
import { useRef } from 'react';
import { type MessageId, picturesMessages } from './messages/index.ts';
import { canRetry, isData, type Picture, type PictureProblem } from './picture.ts';
import css from './pictures.module.css';

interface PictureCardProps {
  readonly picture: Picture;
  /** Its place, from 1. */
  readonly n: number;
  readonly busy: boolean;
  onRetry(): void;
  onRemove(): void;
  onLost(): void;
}

const stepWords: Record<Picture['step'], MessageId> = {
  shrinking: 'pictures.shrinking',
  sending: 'pictures.sending',
  sent: 'pictures.sent',
  failed: 'pictures.failed',
};

const problemWords: Record<Extract<PictureProblem, string>, MessageId> = {
  unreadable: 'pictures.unreadable',
  'too-large': 'pictures.tooLarge',
  gone: 'pictures.gone',
};

/** A picture with its preview, how far it is, and what can be done with it. */
export function PictureCard({ picture, n, busy, onRetry, onRemove, onLost }: PictureCardProps) {
  const t = useText(picturesMessages);
  const locale = useLocale();
  const remover = useRef<HTMLButtonElement>(null);
  const preview = 'preview' in picture ? picture.preview : undefined;
  const problem = picture.step === 'failed' ? picture.problem : undefined;
  const isShown = preview !== undefined && (picture.step !== 'failed' || isData(preview));

  return (
    <li className={css.card} data-step={picture.step}>
      <div className={css.frame}>
        {isShown ? (
          <img
            className={css.image}
            src={preview}
            alt={t('pictures.name', { n })}
            onError={picture.step === 'sent' ? onLost : undefined}
          />
        ) : (
          <Icon name={problem ? 'warning' : 'image'} size={28} />
        )}
        {picture.step === 'shrinking' && (
          <span className={css.veil}>
            <Spinner size={24} />
          </span>
        )}
        {picture.step === 'sending' && (
          <span className={css.veil}>
            <progress
              className={css.bar}
              max={1}
              value={picture.share}
              aria-label={t('pictures.progress', { n })}
            />
          </span>
        )}
        {!busy && (
          <button
            ref={remover}
            type="button"
            className={css.remove}
            aria-label={t('pictures.remove', { n })}
            onClick={onRemove}
          >
            <Icon name="close" size={16} />
          </button>
        )}
      </div>
      <p role="status" className={css.state}>
        {t(stepWords[picture.step])}
        {picture.step === 'sending' && picture.share !== undefined && (
          // The bar says it to a screen reader when asked; this text would say every step.
          <span aria-hidden="true"> {Math.floor(picture.share * 100)}%</span>
        )}
      </p>
      {problem && (
        <Hint role="alert" tone="danger">
          {typeof problem === 'string' ? t(problemWords[problem]) : refusalText(problem, locale)}
        </Hint>
      )}
      {!busy && canRetry(picture) && (
        <button
          type="button"
          className={css.retry}
          aria-label={t('pictures.retry', { n })}
          onClick={() => {
            onRetry();
            // This button goes; a keyboard stays with the picture.
            remover.current?.focus();
          }}
        >
          <Icon name="refresh" size={16} />
        </button>
      )}
    </li>
  );
}
