import { useText } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';
import { promotionsMessages } from '../messages/index.ts';
import { FriendsPanel, type FriendsPanelProps } from './friends-panel.tsx';
import { InvitePanel } from './invite-panel.tsx';

/** How a member invites friends while the promotion runs, and who came. */
export function Invitation({ isOver, ...props }: FriendsPanelProps & { readonly isOver: boolean }) {
  const t = useText(promotionsMessages);
  return (
    <>
      {isOver ? (
        <Callout size="m" icon="info">
          {t('promotions.friends.over')}
        </Callout>
      ) : (
        <InvitePanel code={props.invitation.code} />
      )}
      <FriendsPanel {...props} />
    </>
  );
}
