import { contract } from '@lobby/api-client/contract';
import type { Platform } from '../../domain.ts';
import { networkOf } from '../../http/caller-address.ts';
import type { Context } from '../../http/context.ts';
import { implement } from '../../http/implement.ts';
import { Refusal } from '../../http/refusal.ts';
import { newToken, tokenHash } from '../tokens.ts';
import { captchaRuleOf } from './captcha-rule.ts';
import { putCaptcha, takeCaptcha } from './captcha-store.ts';
import { type AskGeetest, askGeetest } from './geetest/ask-geetest.ts';
import { judgeTrack } from './slider/judge-track.ts';

const wrong = () => new Refusal('authentication-code-error', { reason: 'slider-missed' });
const over = () => new Refusal('authentication-code-expired', { reason: 'slider-over' });

/** Judges a slider, ours or GeeTest's as the site is set, and answers a pass that is used once. */
export function checkSlider(
  { config, limits, log }: Platform,
  ask: AskGeetest = askGeetest(config.geetest, log),
) {
  return implement(contract.userVerification.validateGeeCheck, async (input, ctx) => {
    await limits.captchasPerAddress.spend(networkOf(ctx.ip));
    const holder = { id: input.lot_number, siteId: ctx.site.id, deviceId: ctx.deviceId };
    const now = ctx.clock.now();
    if (captchaRuleOf(config, ctx.site.id).kind === 'geetest') {
      // Ours to remember as well: a lot that was asked about once is never asked about again.
      const lot = { ...holder, id: `geetest:${ctx.site.id}:${input.lot_number}` };
      if (!(await putCaptcha(ctx.db, { ...lot, kind: 'spent', solution: '' }, now))) throw over();
      if (!(await ask(ctx.site.id, input))) throw wrong();
    } else {
      const puzzle = await takeCaptcha(ctx.db, { ...holder, kind: 'slider' }, now);
      if (!puzzle) throw over();
      const { solution, ageMs } = puzzle;
      if (!judgeTrack(input.captcha_output, { holeLeft: Number(solution), ageMs })) throw wrong();
    }
    return { pass: await issuePass(ctx, holder) };
  });
}

async function issuePass(
  ctx: Context,
  holder: { id: string; siteId: string; deviceId: string },
): Promise<string> {
  const pass = newToken();
  const stored = { ...holder, kind: 'pass', solution: tokenHash(pass) } as const;
  if (!(await putCaptcha(ctx.db, stored, ctx.clock.now()))) throw over();
  return pass;
}
