import { boundMember, isReachable } from '@lobby/platform-identity/account/bound-member';
import {
  type Confirmation,
  claimPermits,
  confirmChange,
} from '@lobby/platform-identity/account/second-factor';
import { notifyMember } from '@lobby/platform-identity/members/change-notice';
import { noteSecurity } from '@lobby/platform-identity/security-log/note-security';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Transaction } from 'kysely';
import { type AccountRow, accountOf, accountsOf } from './account-rows.ts';

interface Change {
  readonly id: string;
  readonly confirmation?: Confirmation | undefined;
  /** The language of the notice to phone and mailbox. */
  readonly langx: string;
}

const notices = { remove: 'payout-account-removed', default: 'payout-account-default' } as const;

/** Removes an account; the oldest left of its kind becomes the default in its place. @throws as `changeAccount`. */
export function removeAccount(platform: Platform, ctx: Context, change: Change): Promise<void> {
  return changeAccount(platform, ctx, 'remove', change, async (trx, account) => {
    await trx
      .updateTable('withdrawal_accounts')
      .set({ removed_at: BigInt(ctx.clock.now()), is_default: false })
      .where('id', '=', account.id)
      .execute();
    const about = { memberId: account.member_id, about: account.masked };
    await noteSecurity(ctx, { kind: 'payout-account-removed', ...about }, trx);
    const left = await accountsOf(trx, account.member_id);
    const next = left.find(({ kind }) => kind === account.kind);
    if (account.is_default && next) await makeDefault(trx, next);
  });
}

/** Makes an account the default of its kind. @throws as `changeAccount`. */
export function setDefaultAccount(platform: Platform, ctx: Context, change: Change): Promise<void> {
  return changeAccount(platform, ctx, 'default', change, makeDefault);
}

/** @throws Refusal 'not-found' for an account of somebody else, 'unbound-phone', as `confirmChange`. */
async function changeAccount(
  platform: Platform,
  ctx: Context,
  does: 'remove' | 'default',
  { id, confirmation, langx }: Change,
  change: (trx: Transaction<Tables>, account: AccountRow) => Promise<void>,
): Promise<void> {
  const member = await boundMember(ctx);
  if (!isReachable(member)) throw new Refusal('unbound-phone');
  const permit = await confirmChange(platform, ctx, member, `${does}-payout-account`, confirmation, {
    accountId: id,
  });
  await ctx.db.transaction().execute(async trx => {
    await claimPermits(trx, member, [permit]);
    const account = await accountOf(trx, member.id, id);
    if (!account) throw new Refusal('not-found');
    await change(trx, account);
  });
  notifyMember(platform, ctx.site, member, { change: notices[does], langx });
}

async function makeDefault(trx: Transaction<Tables>, account: AccountRow): Promise<void> {
  const ofKind = trx
    .updateTable('withdrawal_accounts')
    .where('member_id', '=', account.member_id)
    .where('kind', '=', account.kind)
    .where('removed_at', 'is', null);
  await ofKind.set({ is_default: false }).execute();
  await ofKind.set({ is_default: true }).where('id', '=', account.id).execute();
}
