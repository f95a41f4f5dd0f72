import { useHeldLink } from '../link/page-chat.ts';

/** Keeps the link of a member, over which the site tells them what has changed; draws nothing. */
export default function MemberWatch(): null {
  useHeldLink();
  return null;
}
