import { sportsbookCaller } from '@lobby/api/endpoints/sportsbook';
import { matchSearch } from '@lobby/api-client/contract/game/search-matches';
import { type FinderProps, paths } from '@lobby/feature';
import { currentLocale, type Format, type SayText, useFormat, useText } from '@lobby/i18n';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { InferOutput } from 'valibot';
import { sportsbookMessages } from '../messages/index.ts';
import { writeBrowseQuery } from '../query/use-browse-query.ts';

/** Finds matches for sale by their teams and leagues, and tells them with the way to their page. */
export default function FindMatches({ text, onFound }: FinderProps) {
  const t = useText(sportsbookMessages);
  const format = useFormat();
  const dispatch = useDispatch();
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const ask = sportsbookCaller(dispatch, { locale: currentLocale });
    void ask(matchSearch.search, { text }, { signal }).then(answer => {
      if (signal.aborted) return;
      onFound(answer.ok ? answer.data.matches.map(match => tell(match, t, format)) : undefined);
    });
    return () => asking.abort();
  }, [dispatch, text, t, format, onFound]);
  return null;
}

type FoundMatch = InferOutput<typeof matchSearch.search.answer>['matches'][number];

function tell(match: FoundMatch, t: SayText<keyof Words>, format: Format) {
  const { ecid, gtype, team_h: home, team_c: away, league, kickoff, live } = match;
  const query = { sport: gtype, show: 'live', date: '', match: ecid, onlyFavourites: false } as const;
  const when = live ? t('sportsbook.show.live') : format.shortDateTime(kickoff);
  return {
    to: paths.game.sport({ enName: 'crty' }, Object.fromEntries(writeBrowseQuery(query))),
    title: t('sportsbook.versus', { home, away }),
    note: `${league} · ${when}`,
  };
}

type Words = typeof import('../messages/zh-CN.json');
