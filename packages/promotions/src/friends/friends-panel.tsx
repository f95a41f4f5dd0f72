import type { InvitationShape } from '@lobby/api-client/contract/act/promotion-shape';
import type { RuleOf } from '@lobby/funds/promotions';
import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { Panel } from '@lobby/ui-kit/panel';
import type { ReactNode } from 'react';
import { promotionsMessages } from '../messages/index.ts';
import { friendNeedWords, friendReasonWords } from '../rule/friend-words.ts';
import css from './friends.module.css';

export interface FriendsPanelProps {
  readonly rule: RuleOf<'friends'>;
  readonly invitation: InvitationShape;
  /** The way to gifts that were reached. */
  readonly children?: ReactNode;
}

type Friend = InvitationShape['friends'][number];

const tones = {
  registered: 'neutral',
  qualifying: 'accent',
  waiting: 'accent',
  qualified: 'success',
  refused: 'neutral',
} as const;

/** Who came by the member's code, how far each is, and what they brought. */
export function FriendsPanel({ rule, invitation, children }: FriendsPanelProps) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const { registered, qualified, gifts, friends } = invitation;
  return (
    <Panel heading={t('promotions.friends.mine')}>
      <Facts gap={3}>
        <Fact label={t('promotions.friends.registered')}>{format.number(registered)}</Fact>
        <Fact label={t('promotions.friends.qualified')}>{format.number(qualified)}</Fact>
        <Fact label={t('promotions.friends.gifts')}>
          <span translate="no">{format.money(gifts)}</span>
        </Fact>
      </Facts>
      {children}
      {friends.length === 0 ? (
        <EmptyState
          icon="users"
          title={t('promotions.friends.none')}
          hint={t('promotions.friends.none.hint')}
        />
      ) : (
        <ul className={css.friends} aria-label={t('promotions.friends.list')}>
          {friends.map((friend, at) => (
            // Two masked names may be the same; the place in the list is not.
            <FriendRow key={`${friend.registeredAt} ${at}`} rule={rule} friend={friend} />
          ))}
        </ul>
      )}
      {friends.length < registered && (
        <p className={css.more}>{t('promotions.friends.more', { count: format.number(friends.length) })}</p>
      )}
    </Panel>
  );
}

function FriendRow({ rule, friend }: { readonly rule: FriendsPanelProps['rule']; readonly friend: Friend }) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const { name, state, registeredAt } = friend;
  return (
    <li className={css.friend}>
      <b translate="no">{name}</b>
      <Badge tone={tones[state]}>{t(`promotions.friends.state.${state}`)}</Badge>
      <small>{t('promotions.friends.since', { date: format.date(registeredAt) })}</small>
      <p>{useStandingWords(rule, friend)}</p>
    </li>
  );
}

/** What is missing and until when, or why a friend does not count. */
function useStandingWords(
  rule: FriendsPanelProps['rule'],
  { state, missing, reason, until }: Friend,
): string {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const saying = { t, format };
  if (state === 'refused') return friendReasonWords(reason, t);
  if (state === 'waiting')
    return reason === 'budget-period'
      ? t('promotions.friends.put-off')
      : t('promotions.friends.waiting', { most: rule.mostAMonth });
  if (state === 'qualified') return t('promotions.friends.brought', { gift: format.money(rule.friend.gift) });
  return t('promotions.friends.missing', {
    what: missing.map(need => friendNeedWords(need, rule, saying)).join('、'),
    date: format.dateTime(until),
  });
}
