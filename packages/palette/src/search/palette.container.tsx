import { serviceOpened } from '@lobby/api/session';
import { type DialogViewProps, useReplaceDialog } from '@lobby/dialogs';
import type { Found } from '@lobby/feature';
import { Table } from '@lobby/feature/known-paths';
import { useSlots } from '@lobby/feature/slots';
import { useLocale, useText } from '@lobby/i18n';
import { use, useDeferredValue, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paletteMessages } from '../messages/index.ts';
import { shortcutsDialog } from '../shortcuts/shortcuts.dialog.ts';
import { Finder } from './finder.tsx';
import PaletteView from './palette.view.tsx';
import { findPages, type SitePage, sitePages } from './site-pages.ts';
import { useSettled } from './use-settled.ts';

/** Connects the search to the pages of the site, and to the features that know matches and games. */
export default function PaletteContainer({ close }: DialogViewProps) {
  const t = useText(paletteMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const replace = useReplaceDialog();
  const { findMatches, findGames } = useSlots();
  const [text, setText] = useState('');
  const pages = useSitePages();
  const asked = useSettled(text.trim());
  const [matches, setMatches] = useState<Finding>(nothing);
  const [games, setGames] = useState<Finding>(nothing);
  const shown = useDeferredValue(text);
  const of = ({ text: found, list }: Finding) => (asked !== '' && found === asked ? list : undefined);
  const isWaiting = (finder: unknown, finding: Finding) =>
    finder !== undefined && text.trim() !== '' && finding.text !== text.trim();

  const commands = [
    { id: 'shortcuts', title: t('palette.command.shortcuts'), run: () => void replace(shortcutsDialog) },
    {
      id: 'service',
      title: t('palette.command.service'),
      run: () => {
        close();
        dispatch(serviceOpened());
      },
    },
  ];
  return (
    <>
      {asked !== '' && (
        <>
          {findMatches && <Finder key={`m ${asked}`} load={findMatches} text={asked} onFound={setMatches} />}
          {findGames && <Finder key={`g ${asked}`} load={findGames} text={asked} onFound={setGames} />}
        </>
      )}
      <PaletteView
        text={text}
        onText={setText}
        pages={findPages(pages, shown)}
        matches={of(matches) ?? []}
        games={of(games) ?? []}
        commands={commands}
        isSearching={isWaiting(findMatches, matches) || isWaiting(findGames, games)}
        hasFailed={asked !== '' && [matches, games].some(one => one.text === asked && one.list === undefined)}
        onGo={to => {
          close();
          void navigate(to);
        }}
        onClose={close}
      />
    </>
  );
}

/** What was found for a text; no list where it could not be asked. */
export interface Finding {
  readonly text: string;
  readonly list: readonly Found[] | undefined;
}

const nothing: Finding = { text: '', list: [] };

function useSitePages(): readonly SitePage[] {
  const table = use(Table);
  const locale = useLocale();
  const [pages, setPages] = useState<readonly SitePage[]>([]);
  useEffect(() => {
    let isOver = false;
    void sitePages(table, locale).then(all => {
      if (!isOver) setPages(all);
    });
    return () => {
      isOver = true;
    };
  }, [table, locale]);
  return pages;
}
