/** A file that this browser cannot show, or will not open for its size. */
export class PictureError extends Error {
  readonly problem: 'unreadable' | 'too-large';

  constructor(problem: 'unreadable' | 'too-large') {
    super(problem);
    this.problem = problem;
  }
}

const maxFileBytes = 20 * 1024 * 1024;
const longestSide = 1_600;
/** What a slow phone sends within the few seconds that servers wait for a body. */
const maxBytes = 300 * 1024;
/** Tried one after the other until the picture is small enough: how good, and how large. */
const attempts = [
  { quality: 0.85, scale: 1 },
  { quality: 0.7, scale: 1 },
  { quality: 0.7, scale: 0.75 },
  { quality: 0.6, scale: 0.5 },
] as const;

/**
 * Draws a picture anew in this browser: upright, at most 1,600 px a side, without metadata.
 * `createImageBitmap` reads the file itself; an `<img>` would need `blob:` in the page's policy.
 * @returns a data URL, WebP or, where the browser writes none, JPEG.
 * @throws PictureError.
 */
export async function shrinkPicture(file: Blob): Promise<string> {
  if (file.size > maxFileBytes) throw new PictureError('too-large');
  const picture = await decode(file);
  try {
    let smallest: Blob | undefined;
    for (const attempt of attempts) {
      smallest = await encode(draw(picture, attempt.scale), attempt.quality);
      if (smallest.size <= maxBytes) break;
    }
    if (!smallest) throw new PictureError('unreadable');
    return await dataUrl(smallest);
  } finally {
    picture.close();
  }
}

/** Upright; older browsers know no such option, reject it, and turn the picture by themselves. */
async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() =>
      createImageBitmap(file),
    );
  } catch {
    throw new PictureError('unreadable');
  }
}

function draw(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const { width, height } = picture;
  const ratio = scale * Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.max(1, Math.round(height * ratio));
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('unreadable');
  // JPEG has no transparency, and would show it as black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await blobOf(canvas, 'image/webp', quality);
  return webp.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg', quality);
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new PictureError('unreadable'))), type, quality),
  );
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new PictureError('unreadable'));
    reader.readAsDataURL(blob);
  });
}
