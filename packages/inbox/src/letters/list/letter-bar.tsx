import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Checkbox } from '@lobby/ui-kit/checkbox';
import { inboxMessages } from '../../messages/index.ts';
import type { ListEvent } from './letter-list.flow.ts';
import css from './letter-list.module.css';

interface LetterBarProps {
  readonly letters: readonly { readonly id: string }[];
  readonly chosen: readonly string[];
  /** Unread letters of the tab. */
  readonly unread: number;
  send(event: ListEvent): void;
}

/** What is done with several letters of the page at once. */
export function LetterBar({ letters, chosen, unread, send }: LetterBarProps) {
  const t = useText(inboxMessages);
  const ids = letters.map(({ id }) => id);
  // A letter that was chosen may have left the page meanwhile.
  const here = chosen.filter(id => ids.includes(id));
  return (
    <div className={css.bar}>
      <Checkbox checked={here.length === ids.length} onChange={on => send({ type: 'chosen', ids, on })}>
        {t('inbox.letters.chooseAll')}
      </Checkbox>
      <Button
        size="s"
        disabledLook={here.length === 0}
        reason={here.length === 0 ? t('inbox.letters.delete.nothing') : undefined}
        onClick={() => send({ type: 'delete-wanted', ids: here })}
      >
        {here.length === 0
          ? t('inbox.letters.delete')
          : t('inbox.letters.delete.several', { count: here.length })}
      </Button>
      <Button
        size="s"
        disabledLook={unread === 0}
        reason={unread === 0 ? t('inbox.letters.readAll.nothing') : undefined}
        onClick={() => unread > 0 && send({ type: 'read-all-wanted' })}
      >
        {t('inbox.letters.readAll')}
      </Button>
    </div>
  );
}
