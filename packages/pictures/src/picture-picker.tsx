import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { type DragEvent, useId, useRef, useState } from 'react';
import { picturesMessages } from './messages/index.ts';
import { maxPictures, type Picture, takenTypes, takesPlace } from './picture.ts';
import { PictureCard } from './picture-card.tsx';
import type { PicturesState } from './pictures.flow.ts';
import css from './pictures.module.css';

export interface PicturePickerProps {
  readonly state: PicturesState;
  /** The feedback is being sent. */
  readonly busy: boolean;
  onAdd(files: readonly File[]): void;
  onRetry(picture: Picture): void;
  onRemove(key: string): void;
  /** The preview of a sent picture could not be loaded. */
  onLost(key: string): void;
}

/** The pictures of a feedback, and the ways to add some: a button, the camera of a phone, dropping. */
export function PicturePicker({ state, busy, onAdd, onRetry, onRemove, onLost }: PicturePickerProps) {
  const t = useText(picturesMessages);
  const input = useRef<HTMLInputElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const [isOver, setOver] = useState(false);
  const { pictures } = state;
  const canAddMore = pictures.filter(takesPlace).length < maxPictures;

  const hold = (event: DragEvent) => {
    if (!busy && event.dataTransfer.types.includes('Files')) {
      event.preventDefault();
      setOver(true);
    }
  };
  const take = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!busy) onAdd([...event.dataTransfer.files]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button does the same
    <div
      className={css.picker}
      data-over={isOver || undefined}
      onDragOver={hold}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      <p className={css.label}>{t('pictures.title')}</p>
      <div className={css.pictures}>
        <ul className={css.list} aria-label={t('pictures.title')}>
          {pictures.map((picture, at) => (
            <PictureCard
              key={picture.key}
              picture={picture}
              n={at + 1}
              busy={busy}
              onRetry={() => onRetry(picture)}
              onRemove={() => {
                onRemove(picture.key);
                adder.current?.focus();
              }}
              onLost={() => onLost(picture.key)}
            />
          ))}
        </ul>
        <Button
          ref={adder}
          className={css.add}
          disabledLook={busy || !canAddMore}
          reason={canAddMore ? undefined : t('pictures.full', { most: maxPictures })}
          aria-describedby={hintId}
          onClick={() => !busy && canAddMore && input.current?.click()}
        >
          <Icon name="image" size={24} />
          {t('pictures.add')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept={takenTypes}
        multiple
        hidden
        aria-label={t('pictures.add')}
        onChange={event => {
          onAdd([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
      />
      <p id={hintId} className={css.hint}>
        {t('pictures.hint', { most: maxPictures })}
      </p>
      <p role="status" className={css.hint}>
        {state.isFull && t('pictures.full', { most: maxPictures })}
      </p>
    </div>
  );
}
