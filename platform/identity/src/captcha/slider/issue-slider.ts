import { contract } from '@lobby/api-client/contract';
import { bitsOfPuzzle, drawPuzzle, pieceSize, pngDataUri, puzzleSize } from '@lobby/captcha';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import { implement } from '@lobby/platform-kernel/calls/implement';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { newToken } from '../../sessions/tokens.ts';
import { putCaptcha } from '../captcha-store.ts';

/** Returns a new puzzle. The position of the hole is in the picture only. */
export function issueSlider({ limits, config }: Platform) {
  return implement(contract.userVerification.sliderCaptcha, async (input, ctx) => {
    await limits.captchasPerAddress.spend(networkOf(ctx.ip));
    const { image, piece, holeLeft, pieceTop } = drawPuzzle();
    const puzzle = { id: newToken(), siteId: ctx.site.id, deviceId: ctx.deviceId };
    const bits = bitsOfPuzzle(input.work?.bits, config.captchaBits);
    const solution = String(holeLeft);
    await putCaptcha(ctx.db, { ...puzzle, kind: 'slider', solution, bits }, ctx.clock.now());
    return {
      lot_number: puzzle.id,
      image: await pngDataUri(image),
      piece: await pngDataUri(piece),
      ...puzzleSize,
      pieceWidth: pieceSize,
      pieceTop,
      work: { bits },
    };
  });
}
