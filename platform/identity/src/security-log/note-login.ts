import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { findMemberByName } from '../members/find-member.ts';
import { type NotedCaller, noteSecurity } from './note-security.ts';

interface LoginInput {
  readonly name: string;
  readonly codeId: string;
}

/**
 * Notes the outcome of a login, whatever `work` rejects it for. An unknown name costs the same statements as a known
 * one.
 */
export async function noteLogin<Done extends { userId: string }>(
  ctx: NotedCaller,
  input: LoginInput,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    const done = await work();
    await noteSecurity(ctx, { kind: 'login', memberId: done.userId });
    return done;
  } catch (error) {
    if (error instanceof Refusal && isWorthNoting(error, input)) {
      const member = await findMemberByName(ctx.db, ctx.site.id, input.name);
      const wrong = error.result === 'invalid-credentials';
      await noteSecurity(ctx, {
        kind: wrong ? 'login-failed' : 'login-refused',
        reason: wrong ? '' : error.result,
        memberId: member?.id,
      });
    }
    throw error;
  }
}

/** "Busy" is not the caller's fault, and a requested captcha precedes any attempt. */
function isWorthNoting({ result }: Refusal, input: LoginInput): boolean {
  const asked = result === 'rapid-verification' || result === 'graphic-verification';
  return result !== 'system-busy' && !(asked && input.codeId === '');
}
