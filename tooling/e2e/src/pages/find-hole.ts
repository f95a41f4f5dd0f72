import type { Locator } from '@playwright/test';

/**
 * Looks for the gap as an eye does: the darkened place that otherwise looks like the piece.
 * @returns how far the piece has to go, picture pixels.
 */
export function findHole(dialog: Locator): Promise<number> {
  return dialog.evaluate(async element => {
    const [picture, piece] = await Promise.all([...element.querySelectorAll('img')].map(read));
    if (!picture || !piece) throw new Error('The slider shows no puzzle.');
    const share = Number.parseFloat(piece.img.style.insetBlockStart) / 100;
    const top = Math.round(share * picture.height);

    let best = { left: 0, unlike: Number.POSITIVE_INFINITY };
    for (let left = 0; left <= picture.width - piece.width; left++) {
      const unlike = unlikeness(left);
      if (unlike < best.unlike) best = { left, unlike };
    }
    return best.left;

    /** How much the picture there differs from the piece, were it in the shade. */
    function unlikeness(left: number): number {
      if (!picture || !piece) return 0;
      let sum = 0;
      for (let y = 0; y < piece.height; y += 2) {
        for (let x = 0; x < piece.width; x += 2) {
          const mine = (y * piece.width + x) * 4;
          if (piece.rgba[mine + 3] !== 255) continue;
          const there = ((top + y) * picture.width + left + x) * 4;
          for (let tone = 0; tone < 3; tone++) {
            sum += Math.abs((picture.rgba[there + tone] ?? 0) - 0.45 * (piece.rgba[mine + tone] ?? 0));
          }
        }
      }
      return sum;
    }

    async function read(img: HTMLImageElement) {
      await img.decode();
      const { naturalWidth: width, naturalHeight: height } = img;
      const canvas = new OffscreenCanvas(width, height).getContext('2d');
      if (!canvas) throw new Error('This browser cannot read pictures.');
      canvas.drawImage(img, 0, 0);
      return { img, width, height, rgba: canvas.getImageData(0, 0, width, height).data };
    }
  });
}
