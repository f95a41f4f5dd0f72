import { contacts, unbound } from '../../access/codes/contacts.ts';
import { type BoundMember, isReachable } from '../bound-member.ts';

/**
 * Passkeys are the second way to confirm, so a member binds the first one before: otherwise whoever has a session could
 * leave a passkey behind that later confirms changes of a phone.
 * @throws Refusal 'unbound-phone'
 */
export function expectReachable(member: BoundMember): void {
  if (!isReachable(member)) throw unbound(contacts.phone);
}
