import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';

/** What is bound to the member of a call; empty = not bound. */
export type BoundMember = Awaited<ReturnType<typeof boundMember>>;

/** Reads the member of a call with what proves them. */
export function boundMember(ctx: Context) {
  return ctx.db
    .selectFrom('members')
    .select(['id', 'name', 'name_key', 'phone', 'email', 'real_name', 'password_hash'])
    .where('id', '=', memberOf(ctx).id)
    .executeTakeFirstOrThrow();
}

/** Whether codes can reach the member, so that changes need one. */
export function isReachable({ phone, email }: Pick<BoundMember, 'phone' | 'email'>): boolean {
  return phone !== '' || email !== '';
}
