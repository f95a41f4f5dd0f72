import type { ChatMessage } from '@lobby/chat-socket/protocol';
import { useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Icon } from '@lobby/ui-kit/icon';
import { Spinner } from '@lobby/ui-kit/spinner';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { chatMessages } from '../../messages/index.ts';
import type { Standing } from '../../rooms/may-say.ts';
import type { Row } from '../../rooms/rows.ts';
import type { RowActions } from '../row-actions.ts';
import css from './list.module.css';
import { RowView } from './row-view.tsx';
import { usePlace } from './use-place.ts';

interface MessageListProps {
  readonly rows: readonly Row[];
  readonly hasMore: boolean | undefined;
  /** Whether the room has let us in: before that nothing is said about its emptiness. */
  readonly isEntered: boolean;
  readonly standing: Standing;
  readonly canReply: boolean;
  readonly actions: RowActions;
  /** Until slow mode ends and what it holds is sent. */
  readonly heldSeconds: number;
  onReply(message: ChatMessage): void;
  onOlder(): void;
  onDrop(clientId: string): void;
  onAgain(clientId: string): void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** What was said, the newest at the bottom. It keeps its place: at the bottom what comes moves it, elsewhere nothing does. */
export function MessageList(props: MessageListProps): ReactNode {
  const { rows, hasMore, isEntered, standing, canReply, actions, onReply, onOlder, onDrop, onAgain } = props;
  const t = useText(chatMessages);
  const [active, setActive] = useState<string>();
  const { place, drawn, fresh, toEnd } = usePlace(rows, onOlder);
  // Of what is in a row, so that the other rows are not drawn again.
  const activate = useCallback((key: string) => setActive(key), []);
  const keptFocus = useKeptFocus(place);
  const isEmpty = isEntered && rows.length === 0 && hasMore === false;
  return (
    <div className={css.frame}>
      <div
        ref={place}
        className={css.log}
        role="log"
        aria-label={t('chat.room.log')}
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        onKeyDown={walk}
        {...keptFocus}
      >
        {isEmpty && (
          <EmptyState
            icon="chat"
            scene="empty"
            title={t('chat.room.empty')}
            hint={t('chat.room.emptyHint')}
          />
        )}
        {!isEntered && rows.length === 0 && <Waiting at={standing.at} />}
        {hasMore && (
          <p className={css.system}>
            <Spinner size={12} /> {t('chat.room.older')}
          </p>
        )}
        <ol className={css.rows}>
          {drawn.map(row => (
            <RowView
              key={row.key}
              row={row}
              isActive={row.key === active}
              canReply={canReply}
              actions={actions}
              heldSeconds={row.kind === 'own' && row.own.state === 'held' ? props.heldSeconds : undefined}
              onActive={activate}
              onReply={onReply}
              onDrop={onDrop}
              onAgain={onAgain}
            />
          ))}
        </ol>
      </div>
      {fresh > 0 && (
        <button type="button" className={css.pill} onClick={toEnd}>
          <Icon name="arrow-down" size={14} />
          {t('chat.room.new', { count: fresh > 99 ? '99+' : fresh })}
        </button>
      )}
    </div>
  );
}

/** Who is on a row or a button that goes away, as a held message is sent or dropped, stays in the list. */
function useKeptFocus(place: { readonly current: HTMLElement | null }) {
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  });
  return {
    onFocus() {
      isInside.current = true;
    },
    // What React takes away tells nothing.
    onBlur({ relatedTarget }: FocusEvent) {
      isInside.current = relatedTarget instanceof Node && place.current?.contains(relatedTarget) === true;
    },
  };
}

/** Nothing is known of the room yet, and why, where it can still come. */
function Waiting({ at }: Pick<Standing, 'at'>): ReactNode {
  const t = useText(chatMessages);
  if (at === 'cut')
    return (
      <p className={css.waiting}>
        <Icon name="offline" size={20} /> {t('chat.room.offline')}
      </p>
    );
  if (at !== 'connecting' && at !== 'login') return null;
  return (
    <p className={css.waiting}>
      <Spinner size={20} /> {t('chat.room.loading')}
    </p>
  );
}

/** Arrow keys go from message to message. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { currentTarget, target } = event;
  const row = target instanceof Element ? target.closest('li') : null;
  if (step === undefined || (target !== currentTarget && target !== row)) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>('li[tabindex]')];
  const at = row ? all.indexOf(row) + step : all.length - 1;
  const next = all[at];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
