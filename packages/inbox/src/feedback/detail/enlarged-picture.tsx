import { useText } from '@lobby/i18n';
import { Dialog } from '@lobby/ui-kit/dialog';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { useState } from 'react';
import { inboxMessages } from '../../messages/index.ts';
import css from './feedback-detail.module.css';

interface EnlargedPictureProps {
  readonly picture: { readonly url: string; readonly width: number; readonly height: number };
  /** Its place, from 1. */
  readonly n: number;
  onClose(): void;
}

/** A picture as large as the window allows. */
export function EnlargedPicture({ picture, n, onClose }: EnlargedPictureProps) {
  const t = useText(inboxMessages);
  const [isMissing, setMissing] = useState(false);
  const name = t('inbox.feedback.picture.name', { n });
  return (
    <Dialog open size="page" title={name} onClose={onClose}>
      {isMissing ? (
        <EmptyState size="s" icon="image" title={t('inbox.feedback.detail.noPicture')} />
      ) : (
        <img
          className={css.large}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={name}
          onError={() => setMissing(true)}
        />
      )}
    </Dialog>
  );
}
