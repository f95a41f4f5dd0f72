import { contract } from '@lobby/api-client/contract';
import { birthdayProblem, isRealName, normaliseRealName } from '@lobby/api-client/member-rules';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { lockMember } from '../../members/lock-member.ts';
import { isSameName } from '../../members/personal-data/real-name-key.ts';
import { noteSecurity } from '../../security-log/note-security.ts';

/**
 * Sets real name and birthday, each once, and gender; all of them or none. A value that is set already is accepted
 * again in its first spelling, because the answer to the first call may have been lost.
 */
export const bindOther = implement(contract.userBinding.bindOther, async (input, ctx) => {
  const realName = input.realName === undefined ? undefined : readRealName(input.realName);
  const { birthday, gender } = input;
  const problem =
    birthday === undefined ? undefined : birthdayProblem(birthday, ctx.clock.now(), ctx.site.market.age);
  if (problem) throw new Refusal('invalid-parameter', { reason: problem });

  const { id } = memberOf(ctx);
  await ctx.db.transaction().execute(async trx => {
    const member = await lockMember(trx, id);
    if (realName !== undefined && member.real_name !== '' && !isSameName(member.real_name, realName))
      throw new Refusal('data-exists', { reason: 'real-name-set' });
    if (birthday !== undefined && member.birthday !== '' && member.birthday !== birthday)
      throw new Refusal('data-exists', { reason: 'birthday-set' });
    await trx
      .updateTable('members')
      .set({
        real_name: member.real_name || (realName ?? ''),
        birthday: birthday ?? member.birthday,
        gender: gender ?? member.gender,
      })
      .where('id', '=', id)
      .execute();
    if (realName !== undefined && member.real_name === '')
      await noteSecurity(ctx, { kind: 'real-name-bound', memberId: id }, trx);
  });
  return null;
});

/** A real name as it is stored. @throws Refusal 'invalid-parameter' by docs/rules.md#contact-and-identity. */
export function readRealName(typed: string): string {
  const name = normaliseRealName(typed);
  if (!isRealName(name)) throw new Refusal('invalid-parameter', { reason: 'real-name-shape' });
  return name;
}
