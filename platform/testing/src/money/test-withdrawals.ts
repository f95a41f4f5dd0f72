import { contract, type RequestOf } from '@lobby/api-client/contract';
import type { RunningPlatform } from '@lobby/platform/platform';
import { sealDatum } from '@lobby/platform-identity/members/personal-data/personal-data';
import { md5 } from '../client/test-client.ts';
import type { TestMember } from '../members/test-account.ts';

/** The withdrawal password of the members of tests. */
export const testWithdrawalPassword = '618033';

/** Binds phone and real name of a member, past the way in. */
export async function bindForWithdrawals(
  { platform }: RunningPlatform,
  { userId }: Pick<TestMember, 'userId'>,
  phone: string,
): Promise<void> {
  const bound = { phone, real_name: '林乔' };
  await platform.db.updateTable('members').set(bound).where('id', '=', userId).execute();
}

/** Gives a member an account, 'card01' by default, and the withdrawal password, past the way in. */
export async function giveWithdrawalAccount(
  { platform }: RunningPlatform,
  { userId }: Pick<TestMember, 'userId'>,
  addedAt: number,
  id = 'card01',
): Promise<void> {
  const { db, keys, passwords } = platform;
  await db
    .insertInto('withdrawal_accounts')
    .values({
      id,
      site_id: '1001',
      member_id: userId,
      kind: 'bank',
      bank_id: 'ICBC',
      sealed_number: sealDatum(keys, userId, 'payoutAccount', '6222021200000000005'),
      number_mac: id,
      masked: '6222 **** 0000',
      holder: '林乔',
      is_default: true,
      added_at: BigInt(addedAt),
      usable_from: BigInt(addedAt),
      removed_at: null,
    })
    .execute();
  const hash = await passwords.hash(md5(testWithdrawalPassword));
  await db
    .insertInto('withdrawal_passwords')
    .values({ member_id: userId, hash, changed_at: BigInt(addedAt) })
    .execute();
}

/** Adds an account with a code sent to the bound phone. */
export async function addCard(
  member: TestMember,
  phone: string,
  account: Pick<RequestOf<typeof contract.bankCard.addAccount>, 'kind' | 'number'>,
) {
  const proof = await member.ask({ type: 10, via: 'phone', to: phone });
  const confirmation = { via: 'phone' as const, ...proof };
  return member.client.send(contract.bankCard.addAccount, { ...account, confirmation });
}

/** Sets the withdrawal password with a code sent to the bound phone. */
export async function setTestWithdrawalPassword(member: TestMember, phone: string): Promise<void> {
  const proof = await member.ask({ type: 11, via: 'phone', to: phone });
  const password = md5(testWithdrawalPassword);
  await member.client.call(contract.withdrawalPassword.setWithdrawalPassword, {
    password,
    secondPassword: password,
    confirmation: { via: 'phone', ...proof },
  });
}
