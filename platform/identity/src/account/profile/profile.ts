import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

const { avatarList, addAvatar, memberProfile } = contract.userProfile;

/** What the profile shows of withdrawals. */
export type WithdrawalsOfMember = (
  db: Kysely<Tables>,
  memberId: string,
) => Promise<{ readonly hasWithdrawalPassword: boolean; readonly bankCards: number }>;

/** What only the member's own pages show, and the choice of an avatar. */
export function profileHandlers(withdrawals: WithdrawalsOfMember): Implementation[] {
  return [listAvatars, chooseAvatar, profile(withdrawals)];
}

const listAvatars = implement(avatarList, async () => avatarIds.map(id => ({ id })));

const chooseAvatar = implement(addAvatar, async ({ id }, ctx) => {
  if (!avatarIds.includes(id)) throw new Refusal('not-found');
  await ctx.db.updateTable('members').set({ avatar: id }).where('id', '=', memberOf(ctx).id).execute();
  return null;
});

const profile = (withdrawals: WithdrawalsOfMember) =>
  implement(memberProfile, async (_input, ctx) => {
    const member = await ctx.db
      .selectFrom('members')
      .select([
        'id',
        'avatar',
        'gender',
        'birthday',
        'created_at',
        'password_changed_at',
        'withdrawals_held_until',
      ])
      .where('id', '=', memberOf(ctx).id)
      .executeTakeFirstOrThrow();
    const heldUntil = Number(member.withdrawals_held_until);
    return {
      avatar: avatarOf(member.id, member.avatar),
      gender: member.gender,
      birthday: member.birthday,
      passwordChangedAt: Number(member.password_changed_at ?? member.created_at),
      ...(await withdrawals(ctx.db, member.id)),
      withdrawalsHeldUntil: heldUntil > ctx.clock.now() ? heldUntil : 0,
    };
  });

const avatarCount = 24;

/** The ids of the avatars, `a01` to `a24`, in order; clients draw them. */
const avatarIds: readonly string[] = Array.from(
  { length: avatarCount },
  (_, n) => `a${String(n + 1).padStart(2, '0')}`,
);

/** The avatar of a member who has not chosen one: always the same for a member, spread over the list. */
function avatarOf(memberId: string, chosen: string): string {
  // Member ids are UUIDs, whose first eight digits are random.
  const drawn = avatarIds[Number.parseInt(memberId.slice(0, 8), 16) % avatarCount];
  return chosen || (drawn ?? 'a01');
}
