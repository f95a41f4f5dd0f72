import { contract } from '@lobby/api-client/contract';
import { isMovedByHand, isWorkDone, readSliderOutput, sameTrackMs, shapeOf } from '@lobby/captcha';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { newToken, tokenHash } from '../sessions/tokens.ts';
import { captchaRuleOf } from './captcha-rule.ts';
import { putCaptcha, takeCaptcha } from './captcha-store.ts';
import { type AskGeetest, askGeetest } from './geetest/ask-geetest.ts';

const wrong = () => new Refusal('authentication-code-error', { reason: 'slider-missed' });
const over = () => new Refusal('authentication-code-expired', { reason: 'slider-over' });

/** Work of GeeTest's is GeeTest's own: its lots pass whatever a login costs. */
const beyondPrice = 32;

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
      // A lot number is checked with GeeTest only once; the platform stores those it has checked.
      const lot = { ...holder, id: `geetest:${ctx.site.id}:${input.lot_number}` };
      if (!(await putCaptcha(ctx.db, { ...lot, kind: 'spent', solution: '', bits: 0 }, now))) throw over();
      if (!(await ask(ctx.site.id, input))) throw wrong();
      return { pass: await issuePass(ctx, holder, beyondPrice) };
    }
    const puzzle = await takeCaptcha(ctx.db, { ...holder, kind: 'slider' }, now);
    if (!puzzle) throw over();
    const { solution, bits, ageMs } = puzzle;
    const output = readSliderOutput(input.captcha_output);
    if (!output || !isWorkDone(holder.id, output.nonce, bits)) throw wrong();
    if (!isMovedByHand(output, { holeLeft: Number(solution), ageMs })) throw wrong();
    const seen = {
      ...holder,
      id: `track:${shapeOf(output.track)}`,
      kind: 'spent',
      solution: '',
      bits,
    } as const;
    if (!(await putCaptcha(ctx.db, seen, now, sameTrackMs))) throw wrong();
    return { pass: await issuePass(ctx, holder, bits) };
  });
}

async function issuePass(
  ctx: Context,
  holder: { id: string; siteId: string; deviceId: string },
  bits: number,
): Promise<string> {
  const pass = newToken();
  const stored = { ...holder, kind: 'pass', solution: tokenHash(pass), bits } as const;
  if (!(await putCaptcha(ctx.db, stored, ctx.clock.now()))) throw over();
  return pass;
}
