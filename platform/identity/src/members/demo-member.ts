import type { Site } from '@lobby/platform-kernel/calls/site';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { createMember } from './create-member.ts';
import { findMemberByName } from './find-member.ts';
import { md5 } from './passwords/md5.ts';

interface DemoMember {
  readonly name: string;
  readonly password: string;
  readonly realName?: string;
  readonly phone?: string;
  readonly email?: string;
}

/** The demo members, whose names and passwords npm start prints; only on sites with play money. */
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

/**
 * Creates the configured demo members on every play-money site. Logs a warning when the database has demo members
 * that are not configured: their passwords are public.
 */
export async function seedDemoMembers(platform: Platform): Promise<void> {
  const count = platform.config.demoMembers;
  const more = Array.from({ length: Math.max(0, count - 2) }, (_, n) => numberedMember(101 + n));
  const wanted = [demoMember, demoMemberWithPhone, ...more].slice(0, count);
  for (const site of platform.sites.all().filter(each => each.playMoney)) {
    for (const member of wanted) await seed(platform, site, member);
    if (count === 0) await warnOfPublished(platform, site);
  }
}

async function warnOfPublished({ db, passwords, log }: Platform, site: Site): Promise<void> {
  for (const { name, password } of [demoMember, demoMemberWithPhone]) {
    const member = await findMemberByName(db, site.id, name);
    if (member && (await passwords.matches(member.password_hash, md5(password))))
      log.warn(
        { site: site.id, name },
        'This database holds a demo member whose password is published: anybody can log in as it.',
      );
  }
}

async function seed({ db, passwords, clock }: Platform, site: Site, member: DemoMember): Promise<void> {
  if (await findMemberByName(db, site.id, member.name)) return;
  const { password, ...who } = member;
  const passwordHash = await passwords.hash(md5(password));
  await db.transaction().execute(trx => createMember(trx, site, { ...who, passwordHash, at: clock.now() }));
}
