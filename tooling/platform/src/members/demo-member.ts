import { createHash } from 'node:crypto';
import type { Platform } from '../domain.ts';
import { createMember } from './create-member.ts';

/** Who a visitor of the demo may be. Printed by npm start; only on sites with play money. */
export const demoMember = { name: 'demo88', password: 'play8888' } as const;

/** Opens the demo member of every play-money site that has none. */
export async function seedDemoMembers({ db, sites, passwords, clock }: Platform): Promise<void> {
  for (const site of sites.all().filter(each => each.playMoney)) {
    const there = await db
      .selectFrom('members')
      .select('id')
      .where('site_id', '=', site.id)
      .where('name_key', '=', demoMember.name)
      .executeTakeFirst();
    if (there) continue;
    const md5 = createHash('md5').update(demoMember.password).digest('hex');
    const passwordHash = await passwords.hash(md5);
    await db
      .transaction()
      .execute(trx => createMember(trx, site, { name: demoMember.name, passwordHash, at: clock.now() }));
  }
}
