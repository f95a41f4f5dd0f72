import { contacts, unbound } from '../../access/codes/contacts.ts';
import type { Context } from '../../kernel/context.ts';
import type { Platform } from '../../kernel/domain.ts';
import { localeOf } from '../../kernel/locale.ts';
import { type BoundMember, isReachable } from '../bound-member.ts';
import { sendChangeNotice } from '../change-notice.ts';

/**
 * Passkeys are the second way to confirm, so a member binds the first one before: otherwise whoever has a session could
 * leave a passkey behind that later confirms changes of a phone.
 * @throws Refusal 'unbound-phone'
 */
export function expectReachable(member: BoundMember): void {
  if (!isReachable(member)) throw unbound(contacts.phone);
}

/** Tells the member's phone and mailbox, in the language `langx`. */
export function tellOfPasskey(
  platform: Pick<Platform, 'messenger' | 'log'>,
  { site }: Context,
  member: BoundMember,
  { change, langx }: { readonly change: 'passkey-added' | 'passkey-removed'; readonly langx: string },
): void {
  for (const field of ['phone', 'email'] as const) {
    const to = member[field];
    if (to !== '') sendChangeNotice(platform, site, { change, field, to, locale: localeOf(langx) });
  }
}
