import { contract } from '@lobby/api-client/contract';
import type { Platform } from '../../../domain.ts';
import { networkOf } from '../../../http/caller-address.ts';
import { implement } from '../../../http/implement.ts';
import { newToken } from '../../tokens.ts';
import { putCaptcha } from '../captcha-store.ts';
import { pngDataUri } from '../png.ts';
import { drawLetters } from './draw-letters.ts';
import { newLetters } from './letters.ts';

/** Answers a picture of letters, for those who cannot or would rather not move a slider. */
export function issuePicture({ limits }: Platform) {
  return implement(contract.userVerification.defaultKaptcha, async (_input, ctx) => {
    await limits.captchasPerAddress.spend(networkOf(ctx.ip));
    const letters = newLetters();
    const picture = { id: newToken(), siteId: ctx.site.id, deviceId: ctx.deviceId };
    await putCaptcha(ctx.db, { ...picture, kind: 'picture', solution: letters }, ctx.clock.now());
    return { image: await pngDataUri(drawLetters(letters)), 'x-code': picture.id };
  });
}
