import { contract } from '@lobby/api-client/contract';
import { bitsOfPuzzle, drawLetters, newLetters, pngDataUri } from '@lobby/captcha';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import { implement } from '@lobby/platform-kernel/calls/implement';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { newToken } from '../../sessions/tokens.ts';
import { putCaptcha } from '../captcha-store.ts';

/** Answers a picture of letters, for those who cannot or would rather not move a slider; its work is no smaller. */
export function issuePicture({ limits, config }: Platform) {
  return implement(contract.userVerification.defaultKaptcha, async (input, ctx) => {
    await limits.captchasPerAddress.spend(networkOf(ctx.ip));
    const letters = newLetters();
    const picture = { id: newToken(), siteId: ctx.site.id, deviceId: ctx.deviceId };
    const bits = bitsOfPuzzle(input.work?.bits, config.captchaBits);
    await putCaptcha(ctx.db, { ...picture, kind: 'picture', solution: letters, bits }, ctx.clock.now());
    return { image: await pngDataUri(drawLetters(letters)), 'x-code': picture.id, work: { bits } };
  });
}
