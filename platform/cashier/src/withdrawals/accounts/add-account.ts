import { randomUUID } from 'node:crypto';
import { type BoundMember, boundMember } from '@lobby/platform-identity/account/bound-member';
import {
  type Confirmation,
  claimPermits,
  confirmChange,
} from '@lobby/platform-identity/account/second-factor';
import { notifyMember } from '@lobby/platform-identity/members/change-notice';
import { sealDatum } from '@lobby/platform-identity/members/personal-data/personal-data';
import { noteSecurity } from '@lobby/platform-identity/security-log/note-security';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { errorCode } from '@lobby/platform-kernel/database/error-code';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Transaction } from 'kysely';
import type { WithdrawalKind } from '../../providers/withdrawal-side.ts';
import { type AccountRow, accountOf, accountsOf } from './account-rows.ts';
import { demandPayable, type IsOwnAccount } from './payable.ts';
import { readAccount } from './read-account.ts';

/** Accounts of one kind that a member may have at once. */
export const mostOfKind = 5;
/** How long a later account waits before withdrawals may go there. */
export const newAccountMs = 24 * 3_600_000;
const uniqueViolation = '23505';

interface NewAccount {
  readonly kind: WithdrawalKind;
  readonly number: string;
  readonly bankId: string;
  readonly confirmation?: Confirmation | undefined;
  /** The language of the notice to phone and mailbox. */
  readonly langx: string;
  readonly isOwnAccount: IsOwnAccount;
}

/**
 * Adds an account in the bound real name. The first is usable at once, a later one after 24 hours; phone and mailbox
 * are notified.
 * @throws Refusal 'unbound-phone', 'bind-real-name', 'invalid-parameter', 'data-exists' when a member has it; as
 *   `confirmChange`.
 */
export async function addAccount(
  platform: Platform,
  ctx: Context,
  { confirmation, langx, isOwnAccount, ...typed }: NewAccount,
): Promise<AccountRow> {
  const read = readAccount(typed.kind, typed.number, typed.bankId);
  await demandPayable(ctx.db, { kind: typed.kind, ...read }, isOwnAccount);
  const member = await boundMember(ctx);
  if (member.phone === '') throw new Refusal('unbound-phone');
  if (member.real_name === '') throw new Refusal('bind-real-name');
  const permit = await confirmChange(platform, ctx, member, 'add-payout-account', confirmation);

  const { keys } = platform;
  const [id, siteId] = [randomUUID(), ctx.site.id];
  const add = ctx.db.transaction().execute(async trx => {
    const bound = await claimPermits(trx, member, [permit]);
    const numberMac = keys.mac('payout account', siteId, typed.kind, read.number);
    const place = await placeFor(trx, member, { kind: typed.kind, numberMac });
    const now = ctx.clock.now();
    await trx
      .insertInto('withdrawal_accounts')
      .values({
        id,
        site_id: siteId,
        member_id: member.id,
        kind: typed.kind,
        bank_id: read.bankId,
        sealed_number: sealDatum(keys, member.id, 'payoutAccount', read.number),
        number_mac: numberMac,
        masked: read.masked,
        holder: bound.real_name,
        is_default: place.isFirstOfKind,
        added_at: BigInt(now),
        usable_from: BigInt(place.isFirst ? now : now + newAccountMs),
        removed_at: null,
      })
      .execute();
    await noteSecurity(ctx, { kind: 'payout-account-added', memberId: member.id, about: read.masked }, trx);
  });
  await add.catch(error => {
    throw errorCode(error) === uniqueViolation
      ? new Refusal('data-exists', { reason: 'account-taken' })
      : error;
  });
  notifyMember(platform, ctx.site, member, { change: 'payout-account-added', langx });
  const added = await accountOf(ctx.db, member.id, id);
  if (!added) throw new Refusal('not-found');
  return added;
}

/** Where an account comes among the others, removed ones included. @throws Refusal when there is no place for it. */
async function placeFor(
  trx: Transaction<Tables>,
  { id }: BoundMember,
  { kind, numberMac }: { readonly kind: WithdrawalKind; readonly numberMac: string },
) {
  const accounts = await accountsOf(trx, id);
  const sameKind = accounts.filter(account => account.kind === kind);
  if (accounts.some(account => account.number_mac === numberMac))
    throw new Refusal('data-exists', { reason: 'account-added' });
  if (sameKind.length >= mostOfKind) throw new Refusal('invalid-parameter', { reason: 'accounts-of-kind' });
  const ever = await trx
    .selectFrom('withdrawal_accounts')
    .select('id')
    .where('member_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return { isFirst: ever === undefined, isFirstOfKind: sameKind.length === 0 };
}
