import type { ApiFailure } from '@lobby/api-client/request';

/** A picture that the platform keeps. */
export interface SentPicture {
  readonly id: string;
  /** Path under the API base. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Why a picture could not be added: here, on the platform, or because it waited there too long. */
export type PictureProblem = 'unreadable' | 'too-large' | 'gone' | ApiFailure;

/** A picture of a form being written, in the order of its steps. `preview`: a data URL, or its address. */
export type Picture = { readonly key: string } & (
  | { readonly step: 'shrinking' }
  /** `share`: how much of it has been sent, 0 to 1, once that is known. */
  | { readonly step: 'sending'; readonly preview: string; readonly share?: number }
  | { readonly step: 'sent'; readonly preview: string; readonly picture: SentPicture }
  | { readonly step: 'failed'; readonly preview?: string; readonly problem: PictureProblem }
);

/** Pictures of one form. */
export const maxPictures = 3;

/** What is taken, as files are offered for choice; a phone makes a JPEG of what it keeps otherwise. */
export const takenTypes = 'image/jpeg,image/png,image/webp';

/** Whether a picture counts among the most there may be: a file that is none takes no place. */
export function takesPlace(picture: Picture): boolean {
  return picture.step !== 'failed' || canRetry(picture);
}

/** Whether a failed picture can be sent again: its data are here. */
export function canRetry(picture: Picture): boolean {
  return picture.step === 'failed' && isData(picture.preview);
}

/** Whether a preview is the picture itself and no address. */
export function isData(preview: string | undefined): preview is string {
  return preview?.startsWith('data:') === true;
}

/** The pictures that the platform has. */
export function sentOf(pictures: readonly Picture[]): readonly SentPicture[] {
  return pictures.flatMap(one => (one.step === 'sent' ? [one.picture] : []));
}

/** Why what has these pictures cannot be sent yet; undefined when it can. */
export function whatHolds(pictures: readonly Picture[]): 'failed' | 'waiting' | undefined {
  const steps = pictures.map(({ step }) => step);
  if (steps.includes('failed')) return 'failed';
  return steps.some(step => step !== 'sent') ? 'waiting' : undefined;
}
