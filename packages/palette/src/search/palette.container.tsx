import { serviceOpened } from '@lobby/api/session';
import { type DialogViewProps, useReplaceDialog } from '@lobby/dialogs';
import { Table } from '@lobby/feature/known-paths';
import { useLocale, useText } from '@lobby/i18n';
import { use, useDeferredValue, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paletteMessages } from '../messages/index.ts';
import { shortcutsDialog } from '../shortcuts/shortcuts.dialog.ts';
import PaletteView from './palette.view.tsx';
import { findPages, type SitePage, sitePages } from './site-pages.ts';
import { useFinders } from './use-finders.tsx';

/** Connects the search to the pages of the site, and to the features that know matches and games. */
export default function PaletteContainer({ close }: DialogViewProps) {
  const t = useText(paletteMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const replace = useReplaceDialog();
  const [text, setText] = useState('');
  const shown = useDeferredValue(text);
  const pages = useSitePages();
  const { asking, ...found } = useFinders(text.trim());
  const toService = () => {
    close();
    dispatch(serviceOpened());
  };
  return (
    <>
      {asking}
      <PaletteView
        {...found}
        text={text}
        onText={setText}
        pages={findPages(pages, shown)}
        commands={[
          {
            id: 'shortcuts',
            title: t('palette.command.shortcuts'),
            run: () => void replace(shortcutsDialog),
          },
          { id: 'service', title: t('palette.command.service'), run: toService },
        ]}
        onGo={to => {
          close();
          void navigate(to);
        }}
        onClose={close}
      />
    </>
  );
}

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
