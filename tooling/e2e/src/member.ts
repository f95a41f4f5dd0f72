import { randomInt } from 'node:crypto';
import { brands } from '@lobby/bootstrap/sites';
import { rememberPassword, rememberSecret } from './canaries.ts';

/** The site id of a brand at the platform. @throws Error when there is no such brand. */
export function siteIdOf(brand: string): string {
  const known = brands.find(({ code }) => code === brand);
  if (!known) throw new Error(`There is no brand "${brand}" under brands/.`);
  return known.siteId;
}

export interface Member {
  readonly name: string;
  readonly password: string;
}

/** A member with a phone and a mailbox, without known devices. */
export interface ReachableMember extends Member {
  /** "+86 13800138101" */
  readonly phone: string;
  readonly email: string;
}

const digits = (count: number) => String(randomInt(10 ** (count - 1), 10 ** count));

/** A new member with a unique name, by the rules of the registration form. */
export function newMember(): Member {
  return { name: `jo${digits(8)}`, password: newPassword() };
}

export function newPassword(): string {
  const password = `pw${digits(8)}x`;
  rememberPassword(password);
  return password;
}

/** The purposes of the platform's demo members: each journey has its own. */
const purposes = [
  'recovers by phone',
  'recovers by e-mail',
  'new device by SMS',
  'new device by voice',
  'recovers after a reload',
  'new device after a reload',
  'new device over the limit',
  'new device on the way to a page',
] as const;

/** The number of members the platform must be started with (LOBBY_DEMO_MEMBERS): demo88, demo66 and one each. */
export const demoMembers = 2 + purposes.length;

/** The platform's own member for one journey; no other test touches it. */
export function reachableMember(purpose: (typeof purposes)[number]): ReachableMember {
  const n = 101 + purposes.indexOf(purpose);
  const member = {
    name: `demo${n}`,
    password: 'play6666',
    phone: `+86 13800138${n}`,
    email: `demo${n}@example.com`,
  };
  rememberPassword(member.password);
  rememberSecret(`13800138${n}`);
  rememberSecret(member.email);
  return member;
}
