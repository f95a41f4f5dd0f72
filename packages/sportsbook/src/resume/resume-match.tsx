import { serverNow } from '@lobby/api';
import { type CallSportsbook, sportsbookCaller } from '@lobby/api/endpoints/sportsbook';
import { useSession } from '@lobby/api/session';
import { readItem } from '@lobby/api/storage';
import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { paths, type ResumeProps } from '@lobby/feature';
import { currentLocale, useFormat, useLocale, useText } from '@lobby/i18n';
import { mainType } from '@lobby/sports';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { favouritesItem } from '../favourites/favourites.ts';
import { decodeGame } from '../feed/codec.ts';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { nextFavourites } from './next-favourites.ts';

/** The member's favourite that is played now or begins next. */
export default function ResumeMatch({ draw }: ResumeProps) {
  const t = useText(sportsbookMessages);
  const format = useFormat();
  const match = useNextFavourite();
  if (!match) return draw(match);
  const { live, score, kickoff, ecid, teams } = match;
  return draw({
    to: paths.game.sport({ enName: 'crty' }, { match: ecid }),
    title: t('sportsbook.versus', { home: teams.home, away: teams.away }),
    detail: live
      ? t('sportsbook.resume.live', { score: `${score?.home ?? 0}:${score?.away ?? 0}` })
      : format.shortDateTime(kickoff),
  });
}

/** Undefined until it was read; null when there is none, or it could not be read. */
function useNextFavourite(): MatchInfo | null | undefined {
  const dispatch = useDispatch();
  const locale = useLocale();
  const { userId } = useSession();
  const [known, setKnown] = useState<{ readonly of: string; readonly match: MatchInfo | null }>();
  const of = `${userId} ${locale}`;
  useEffect(() => {
    let isOver = false;
    const ask = sportsbookCaller(dispatch, { locale: currentLocale });
    void firstListed(ask, userId).then(match => {
      if (!isOver) setKnown({ of, match });
    });
    return () => {
      isOver = true;
    };
  }, [dispatch, userId, of]);
  return known?.of === of ? known.match : undefined;
}

/** As many are asked about: the others that are marked for today will have ended the same way. */
const mostAsked = 3;

/** The first of the next favourites that the platform still lists: a match may end early, or be moved. */
async function firstListed(ask: CallSportsbook, owner: string): Promise<MatchInfo | null> {
  const next = nextFavourites(readItem(favouritesItem) ?? [], owner, serverNow());
  for (const { ecid } of next.slice(0, mostAsked)) {
    const answer = await ask(sportsbook.gameMore, { gtype: mainType, ecid });
    const game = answer.ok ? answer.data.game[0] : undefined;
    if (game) return decodeGame(game).info;
  }
  return null;
}
