import { createHash } from 'node:crypto';
import type { Site } from '../access/sites.ts';
import type { Platform } from '../domain.ts';
import { createMember } from './create-member.ts';
import { findMemberByName } from './find-member.ts';

interface DemoMember {
  readonly name: string;
  readonly password: string;
  readonly realName?: string;
  readonly phone?: string;
  readonly email?: string;
}

/** Who a visitor of the demo may be. Printed by npm start; only on sites with play money. */
export const demoMember = { name: 'demo88', password: 'play8888' } as const;

/** Has a phone and is known on no device: the first login anywhere shows the new-device check. */
export const demoMemberWithPhone = {
  name: 'demo66',
  password: 'play6666',
  realName: '林乔',
  phone: '+86 13800138066',
  email: 'demo66@example.com',
} as const satisfies DemoMember;

/** One more like demo66, for journeys that each need a member of their own: demo101, demo102 … */
function numberedMember(n: number): DemoMember {
  return {
    ...demoMemberWithPhone,
    name: `demo${n}`,
    phone: `+86 13800138${n}`,
    email: `demo${n}@example.com`,
  };
}

/** Opens the demo members of every play-money site that has none. */
export async function seedDemoMembers(platform: Platform): Promise<void> {
  const more = Array.from({ length: platform.config.demoMembers }, (_, n) => numberedMember(101 + n));
  for (const site of platform.sites.all().filter(each => each.playMoney)) {
    for (const member of [demoMember, demoMemberWithPhone, ...more]) await seed(platform, site, member);
  }
}

async function seed({ db, passwords, clock }: Platform, site: Site, member: DemoMember): Promise<void> {
  if (await findMemberByName(db, site.id, member.name)) return;
  const { password, ...who } = member;
  const passwordHash = await passwords.hash(createHash('md5').update(password).digest('hex'));
  await db.transaction().execute(trx => createMember(trx, site, { ...who, passwordHash, at: clock.now() }));
}
