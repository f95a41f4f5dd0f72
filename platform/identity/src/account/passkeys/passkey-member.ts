import { contacts, unbound } from '../../codes/contacts.ts';
import { type BoundMember, isReachable } from '../bound-member.ts';

/**
 * Makes sure that a member has a phone or mailbox before the first passkey. Otherwise whoever has a session could add
 * a passkey that later confirms changes of a phone.
 * @throws Refusal 'unbound-phone'
 */
export function expectReachable(member: BoundMember): void {
  if (!isReachable(member)) throw unbound(contacts.phone);
}
