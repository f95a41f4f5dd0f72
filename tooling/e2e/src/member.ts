import { randomInt } from 'node:crypto';
import { brands } from '@lobby/bootstrap/sites';
import { rememberPassword, rememberSecret } from './canaries.ts';

/** Under which id the platform knows a brand's site. @throws Error when there is no such brand. */
export function siteIdOf(brand: string): string {
  const known = brands.find(({ code }) => code === brand);
  if (!known) throw new Error(`There is no brand "${brand}" under brands/.`);
  return known.siteId;
}

export interface Member {
  readonly name: string;
  readonly password: string;
}

/** A member with a phone and a mailbox, known on no device. */
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

/** What the members that the platform was started with are here for: each journey has its own. */
const purposes = [
  'recovers by phone',
  'recovers by e-mail',
  'new device by SMS',
  'new device by voice',
  'recovers after a reload',
  'new device after a reload',
  'new device without room',
  'new device on the way to a page',
] as const;

/** How many members the platform must be started with (LOBBY_DEMO_MEMBERS): after demo88 and demo66 one each. */
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
