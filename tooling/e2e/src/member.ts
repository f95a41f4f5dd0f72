import { randomInt } from 'node:crypto';
import { rememberPassword } from './canaries.ts';

export interface Member {
  readonly name: string;
  readonly password: string;
}

/** A member nobody has been before, by the rules of the registration form. */
export function newMember(): Member {
  const digits = (count: number) => String(randomInt(10 ** (count - 1), 10 ** count));
  const member = { name: `jo${digits(8)}`, password: `pw${digits(8)}x` };
  rememberPassword(member.password);
  return member;
}
