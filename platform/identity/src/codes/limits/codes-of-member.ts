import type { Context, Member } from '@lobby/platform-kernel/calls/context';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { CaptchaAnswer, CaptchaGate } from '../../captcha/captcha-gate.ts';
import { type CodeBudget, codesOfTheDay, countCode } from './targets.ts';

/** Codes a member may ask for in a day, to whatever phones and mailboxes. */
export const codesOfMemberPerDay = 20;
/** Of these, the first are sent without a captcha: to bind a phone and a mailbox takes two. */
export const codesWithoutCaptcha = 3;

/**
 * Runs `send` as one of the member's codes of the day, counted before anything is judged and given back when no code
 * was sent.
 * @throws Refusal 'max-phone-attempts'; as `CaptchaGate.demand` from the fourth on; as `send`.
 */
export async function asCodeOfMember<Sent>(
  { keys, config }: Pick<Platform, 'keys' | 'config'>,
  ctx: Context,
  member: Member,
  asked: { readonly gate: CaptchaGate; readonly captcha: CaptchaAnswer; send(): Promise<Sent> },
): Promise<Sent> {
  const id = keys.mac('codes of member', member.siteId, member.id);
  const budget: CodeBudget = { everyMs: 0, perDay: Math.ceil(codesOfMemberPerDay * config.rateLimitScale) };
  const count = await countCode(ctx.db, id, budget, ctx.clock.now());
  if (count === undefined) throw codesOfTheDay(await countedSince(ctx.db, id));
  try {
    if (count > codesWithoutCaptcha) await asked.gate.demand(ctx, asked.captcha);
    return await asked.send();
  } catch (error) {
    await giveBack(ctx.db, id);
    throw error;
  }
}

const countedSince = (db: Context['db'], id: string) =>
  db.selectFrom('code_targets').select('day_began').where('id', '=', id).executeTakeFirstOrThrow();

async function giveBack(db: Context['db'], id: string): Promise<void> {
  await db
    .updateTable('code_targets')
    .set(column => ({ sent_in_day: column('sent_in_day', '-', 1) }))
    .where('id', '=', id)
    .where('sent_in_day', '>', 0)
    .execute();
}
