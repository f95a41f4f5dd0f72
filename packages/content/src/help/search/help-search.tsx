import { useText } from '@lobby/i18n';
import { keyPressed } from '@lobby/ui-kit/key-press';
import { SearchField } from '@lobby/ui-kit/search-field';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { contentMessages } from '../../messages/index.ts';
import css from './help-search.module.css';

const bringResults = () => import('./results/help-results.tsx');
const HelpResults = lazy(bringResults);

/** Searches the help: the index is brought when the field is entered, and what was found stands below it. */
export function HelpSearch() {
  const t = useText(contentMessages);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const found = useRef<HTMLDivElement>(null);
  const close = () => {
    setQuery('');
    setOpen(false);
  };
  const left = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const escaped = (event: KeyboardEvent<HTMLElement>) => {
    if (keyPressed(event) !== 'Escape' || query === '') return;
    event.preventDefault();
    close();
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <search className={css.search} onFocus={() => setOpen(true)} onBlur={left} onKeyDown={escaped}>
      <SearchField
        size="m"
        label={t('content.search.label')}
        placeholder={t('content.search.placeholder')}
        value={query}
        maxLength={60}
        // Without the network it is asked for again with the first letter.
        onFocus={() => void bringResults().catch(() => {})}
        onChange={setQuery}
        onEnter={() => found.current?.querySelector<HTMLAnchorElement>('li a')?.click()}
      />
      {isOpen && query.trim() !== '' && (
        // A press on words in it must not count as leaving the search.
        // biome-ignore lint/a11y/noStaticElementInteractions: a press on a link inside ends the search
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
        <div
          ref={found}
          tabIndex={-1}
          className={css.found}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('a')) close();
          }}
        >
          <Suspense fallback={<Skeleton />}>
            <HelpResults query={query} />
          </Suspense>
        </div>
      )}
    </search>
  );
}
