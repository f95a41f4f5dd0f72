import { upload } from '@lobby/api/upload';
import { userFeedback } from '@lobby/api-client/contract/site/user-feedback';
import { randomUuid } from '@lobby/api-client/request';
import { useEffect, useReducer, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { isData, type Picture, type SentPicture } from './picture.ts';
import { fitting, type PicturesEvent, picturesFlow } from './pictures.flow.ts';
import { PictureError, shrinkPicture } from './shrink-picture.ts';

/**
 * The pictures of a feedback being written: shrunk here, sent at once.
 * @param restored those of a draft. @param shrink replaced by tests, which have no canvas.
 */
export function usePictures(
  restored: readonly SentPicture[],
  addressOf: (url: string) => string,
  shrink = shrinkPicture,
) {
  const [state, send] = useReducer(picturesFlow, undefined, () => ({
    pictures: restored.map(
      (picture): Picture => ({
        key: picture.id,
        step: 'sent',
        preview: addressOf(picture.url),
        picture,
      }),
    ),
    isFull: false,
  }));
  const dispatch = useDispatch();
  /** Those on their way, by key. */
  const sending = useRef(new Map<string, AbortController>());
  const isHere = useIsHere();
  const say = (event: PicturesEvent) => {
    if (isHere.current) send(event);
  };

  async function transmit(key: string, preview: string): Promise<void> {
    const image = preview.slice(preview.indexOf(',') + 1);
    const control = new AbortController();
    sending.current.set(key, control);
    const result = await upload(
      userFeedback.uploadImage,
      { image },
      { dispatch, signal: control.signal, onSent: share => say({ type: 'progressed', key, share }) },
    );
    sending.current.delete(key);
    if ('data' in result) say({ type: 'sent', key, picture: result.data });
    else say({ type: 'failed', key, problem: result.failure });
  }

  async function prepare(key: string, file: Blob): Promise<void> {
    try {
      const preview = await shrink(file);
      say({ type: 'shrunk', key, preview });
      await transmit(key, preview);
    } catch (error) {
      const problem = error instanceof PictureError ? error.problem : 'unreadable';
      say({ type: 'failed', key, problem });
    }
  }

  return {
    state,
    add(files: readonly Blob[]) {
      const keyed = new Map(files.map(file => [randomUuid(), file]));
      const keys = [...keyed.keys()];
      send({ type: 'added', keys });
      for (const key of fitting(state, keys)) void prepare(key, keyed.get(key) ?? new Blob());
    },
    retry(picture: Picture) {
      if (picture.step !== 'failed' || !isData(picture.preview)) return;
      send({ type: 'retried', key: picture.key });
      void transmit(picture.key, picture.preview);
    },
    remove(key: string) {
      send({ type: 'removed', key });
      sending.current.get(key)?.abort();
    },
    /** The picture of a draft could not be loaded: it waited too long. */
    lose: (key: string) => send({ type: 'failed', key, problem: 'gone' }),
    loseAll: () => send({ type: 'gone' }),
    clear: () => send({ type: 'cleared' }),
  };
}

function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
