import { useText } from '@lobby/i18n';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Spinner } from '@lobby/ui-kit/spinner';
import { toast } from '@lobby/ui-kit/toast';
import { type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sportsbookMessages } from '../messages/index.ts';
import css from './slip-or-chat.module.css';
import { useChat } from './use-chat.ts';

interface SlipOrChatProps {
  /** The room beside the page: of a match, or `lobby`. */
  readonly rid: string;
  /** The slip. */
  readonly children: ReactNode;
}

/** What stands beside the prices: the slip, and in a tab beside it the room of the match. The slip stays in place. */
export function SlipOrChat({ rid, children }: SlipOrChatProps): ReactNode {
  const t = useText(sportsbookMessages);
  const chat = useChat();
  const [shown, setShown] = useState<'slip' | 'chat'>('slip');
  const [unread, setUnread] = useState(0);
  const [params] = useSearchParams();
  // A slip that is taken over from a card of the room is seen to fill.
  if (shown === 'chat' && params.has('slip')) setShown('slip');
  if (!chat) return children;
  const { parts, load } = chat;
  const choose = (next: 'slip' | 'chat') => {
    setShown(next);
    if (next === 'chat' && !parts)
      load().catch(() => {
        setShown('slip');
        toast.error(t('sportsbook.chat.failed'));
      });
  };
  return (
    <div className={css.both}>
      <div className={css.tabs}>
        <Segmented<'slip' | 'chat'>
          wide
          size="m"
          label={t('sportsbook.chat.tabs')}
          value={shown}
          onChange={choose}
          items={[
            { value: 'slip', label: t('sportsbook.slip') },
            { value: 'chat', label: t('sportsbook.chat.title'), count: unread || undefined },
          ]}
        />
      </div>
      <div className={css.slip} hidden={shown !== 'slip'}>
        {children}
      </div>
      <div className={css.chat} hidden={shown !== 'chat'}>
        <Suspense fallback={<Waiting />}>
          {parts ? (
            <parts.Room key={rid} rid={rid} isSeen={shown === 'chat'} onUnread={setUnread} />
          ) : (
            <Waiting />
          )}
        </Suspense>
      </div>
    </div>
  );
}

function Waiting(): ReactNode {
  return (
    <div className={css.waiting}>
      <Spinner size={20} />
    </div>
  );
}
