import { serverNow, toFailure } from '@lobby/api';
import { useMemberInfoQuery } from '@lobby/api/endpoints/member-session';
import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Dialog } from '@lobby/ui-kit/dialog';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { type ReactNode, useState } from 'react';
import type { Bound } from './contact-switch.tsx';
import { confirmMessages } from './messages/index.ts';

/** The member, as the dialogs have to know them before they begin. */
export interface KnownMember {
  readonly name: string;
  readonly bound: Bound;
  /** Something was bound in this session just now, which confirms the binding of the other. */
  readonly isProven: boolean;
  /** Asks the platform again, because something was bound elsewhere; the dialog begins anew with the answer. */
  askAgain(): void;
}

interface MemberGateProps {
  /** The title while it waits. */
  title: string;
  onClose: () => void;
  children: (member: KnownMember) => ReactNode;
}

/** Draws a dialog once it is known what is bound to the member. */
export function MemberGate({ title, onClose, children }: MemberGateProps) {
  const t = useText(confirmMessages);
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useMemberInfoQuery({});
  /** As it was when the dialog began: a success changes it while the dialog is leaving. */
  const [known, begin] = useState(asKnown(data));
  if (!known && data) begin(asKnown(data));

  if (known) {
    const { member, isProven } = known;
    const { name, bindPhone, phone, email } = member;
    return children({
      name,
      bound: { phone: bindPhone ? phone : '', email },
      isProven,
      askAgain: () => void refetch().then(answer => begin(asKnown(answer.data))),
    });
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      {error && !isFetching ? (
        <ErrorState
          size="s"
          title={t('confirm.error')}
          hint={inlineText(toFailure(error), locale)}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup label={t('confirm.loading')}>
          <Skeleton shape="block" height="14rem" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

/** Whether something is proven is judged once, so that a dialog does not begin anew while it is filled in. */
function asKnown(member: AnswerOf<typeof contract.userSession.memberInfo> | undefined) {
  return member && { member, isProven: (member.provenUntil ?? 0) > serverNow() };
}
