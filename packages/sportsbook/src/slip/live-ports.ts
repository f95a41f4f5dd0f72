import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import type { LivePorts } from '@lobby/betslip';
import { championType, mainSport, typeOf } from '@lobby/sports';
import type { Board } from '../feed/board.ts';
import { openMatch } from '../feed/match-feed.ts';
import { openOutrights } from '../outrights/outright-feed.ts';
import { lookUpSelections } from './look-up-selections.ts';

/**
 * What the slip reads while matches change: prices, scores and names of the board. A price the slip follows keeps
 * its match followed too, so it stays live when the member looks at another list.
 */
export function livePorts(ask: CallSportsbook, board: Board): LivePorts {
  const follow = followMatches(ask, board);
  const outrights = followOutrights(ask, board);
  return {
    prices: {
      read: board.prices.read,
      subscribe(key, listener) {
        const unsubscribe = board.prices.subscribe(key, listener);
        // The key of a selection begins with its line.
        const ecid = board.matchOf(key.slice(0, key.indexOf('/')));
        const unfollow = isChampionKey(key) ? outrights() : ecid === undefined ? undefined : follow(ecid);
        return () => {
          unsubscribe();
          unfollow?.();
        };
      },
    },
    scores: {
      read(ecid) {
        const score = board.matches.read(ecid)?.score;
        return score && `${score.home}:${score.away}`;
      },
      subscribe: board.matches.subscribe,
    },
    states: { read: ecid => board.matches.read(ecid)?.stateVersion },
    names: { read: board.matches.read, subscribe: board.matches.subscribe },
    lookUp: picks => lookUpSelections(ask, picks),
  };
}

/** Follows matches on behalf of several; one poll per match, ended with the last of them. */
function followMatches(ask: CallSportsbook, board: Board): (ecid: string) => () => void {
  const followed = new Map<string, { users: number; close(): void }>();
  return ecid => {
    const sport = typeOf(board.matches.latest(ecid)?.sport ?? mainSport);
    const known = followed.get(ecid) ?? { users: 0, close: openMatch({ sport, ecid }, { ask, board }).close };
    known.users += 1;
    followed.set(ecid, known);
    return () => {
      known.users -= 1;
      if (known.users > 0) return;
      followed.delete(ecid);
      known.close();
    };
  };
}

function isChampionKey(key: string): boolean {
  return key.includes(`/${championType}/`);
}

/** Follows champion markets on behalf of several; one poll for all of them, ended with the last. */
function followOutrights(ask: CallSportsbook, board: Board): () => () => void {
  let users = 0;
  let close: (() => void) | undefined;
  return () => {
    users += 1;
    close ??= openOutrights('', { ask, board }).close;
    return () => {
      users -= 1;
      if (users > 0) return;
      close?.();
      close = undefined;
    };
  };
}
