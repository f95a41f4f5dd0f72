import { avatarItem, useMemberProfileQuery } from '@lobby/api/endpoints/user-profile';
import { useItem } from '@lobby/api/storage/item';
import { DrawnAvatar } from '@lobby/ui-kit/drawn-avatar';
import type { ReactNode } from 'react';

/** The avatar of the member. Which one it is, is asked for once in a session and then remembered. */
export default function MemberAvatar({ name }: { name: string }): ReactNode {
  const id = useItem(avatarItem);
  useMemberProfileQuery(undefined, { skip: id !== undefined });
  return <DrawnAvatar id={id} name={name} />;
}
