import {
  canRetry,
  maxPictures,
  type Picture,
  type PictureProblem,
  type SentPicture,
  takesPlace,
} from './picture.ts';

/** The pictures of a feedback being written. */
export interface PicturesState {
  readonly pictures: readonly Picture[];
  /** Some of what was added last was left out. */
  readonly isFull: boolean;
}

export type PicturesEvent =
  | { readonly type: 'added'; readonly keys: readonly string[] }
  | { readonly type: 'shrunk'; readonly key: string; readonly preview: string }
  | { readonly type: 'progressed'; readonly key: string; readonly share: number }
  | { readonly type: 'sent'; readonly key: string; readonly picture: SentPicture }
  | { readonly type: 'failed'; readonly key: string; readonly problem: PictureProblem }
  | { readonly type: 'retried'; readonly key: string }
  | { readonly type: 'removed'; readonly key: string }
  /** The platform no longer has what was sent. */
  | { readonly type: 'gone' }
  | { readonly type: 'cleared' };

export const noPictures: PicturesState = { pictures: [], isFull: false };

/** The keys of those that still fit. */
export function fitting(state: PicturesState, keys: readonly string[]): readonly string[] {
  return keys.slice(0, Math.max(0, maxPictures - state.pictures.filter(takesPlace).length));
}

/** An event of a picture that is not there, or in another step, is ignored: it may have been removed meanwhile. */
export function picturesFlow(state: PicturesState, event: PicturesEvent): PicturesState {
  const { pictures } = state;
  switch (event.type) {
    case 'added': {
      const added = fitting(state, event.keys).map(key => ({ key, step: 'shrinking' }) as const);
      return { pictures: [...pictures, ...added], isFull: added.length < event.keys.length };
    }
    case 'removed':
      return { pictures: pictures.filter(({ key }) => key !== event.key), isFull: false };
    case 'cleared':
      return noPictures;
    case 'gone':
      return { ...state, pictures: pictures.map(one => (one.step === 'sent' ? failed(one, 'gone') : one)) };
    default:
      return { ...state, pictures: pictures.map(one => (one.key === event.key ? step(one, event) : one)) };
  }
}

type OfOne = Extract<PicturesEvent, { type: 'shrunk' | 'progressed' | 'sent' | 'failed' | 'retried' }>;

function step(one: Picture, event: OfOne): Picture {
  const { key } = one;
  switch (event.type) {
    case 'shrunk':
      return one.step === 'shrinking' ? { key, step: 'sending', preview: event.preview } : one;
    case 'progressed':
      return one.step === 'sending' ? { ...one, share: event.share } : one;
    case 'sent':
      return one.step === 'sending'
        ? { key, step: 'sent', preview: one.preview, picture: event.picture }
        : one;
    case 'failed':
      return failed(one, event.problem);
    case 'retried':
      return one.step === 'failed' && one.preview && canRetry(one)
        ? { key, step: 'sending', preview: one.preview }
        : one;
  }
}

function failed(one: Picture, problem: PictureProblem): Picture {
  const preview = 'preview' in one ? one.preview : undefined;
  return { key: one.key, step: 'failed', preview, problem };
}
