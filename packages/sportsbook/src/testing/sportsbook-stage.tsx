import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import type { WireOutright } from '@lobby/api-client/contract/game/outrights';
import type { WireEndedMatch, WireGame } from '@lobby/api-client/contract/game/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import { BetslipPorts } from '@lobby/betslip';
import { type ReactNode, useState } from 'react';
import { createBoard } from '../feed/board.ts';
import { livePorts } from '../slip/live-ports.ts';
import { type Sportsbook, SportsbookContext } from '../state/sportsbook-context.ts';
import { sampleChampionCourse, sampleCourse } from './sample-course.ts';

/** What the platform of a story answers: games, how its match ended, a failure, or nothing for as long as one looks. */
export type FakeAnswer = readonly WireGame[] | { readonly ended: WireEndedMatch } | ApiFailure | 'waiting';

/** When the champion markets of a story were sent: before any of the samples closes. */
const storyTime = Date.parse('2026-11-21T20:40:00+08:00');

/** A platform that always answers the same to lists and to a match page; everything else is offline. */
export function fakeAsk(answer: FakeAnswer, outrights: readonly WireOutright[] = []): CallSportsbook {
  const ask = async ({ method }: { method: string }, request: { wtype?: string; gid?: string } = {}) => {
    const { wtype = '', gid } = request;
    if (answer === 'waiting') return new Promise<never>(() => {});
    if ('kind' in answer) return { ok: false, failure: answer };
    if ('ended' in answer) return { ok: true, data: { systime: 0, game: [], over: true, ...answer } };
    if (method === 'get_game_list') {
      const ec = answer.map(game => ({ id: game.ecid, game }));
      return { ok: true, data: { systime: 0, cursor: '1', full: true, ec, gone: [] } };
    }
    if (method === 'get_price_course') return { ok: true, data: sampleCourse(wtype) };
    if (method === 'get_champion_course') {
      const outright = outrights.find(one => one.gid === gid);
      return { ok: true, data: outright ? sampleChampionCourse(outright) : { systime: 0, runners: [] } };
    }
    if (method === 'get_game_more') return { ok: true, data: { systime: 0, game: answer } };
    if (method === 'get_game_list_FS') {
      return { ok: true, data: { systime: storyTime, game: outrights } };
    }
    return { ok: false, failure: { kind: 'offline' } };
  };
  // Safe: the answers above have the shapes of their rows.
  return ask as unknown as CallSportsbook;
}

/** A sportsbook over a fake platform, for stories and tests. */
export function SportsbookStage(props: {
  answer: FakeAnswer;
  outrights?: readonly WireOutright[];
  /** What happened in the match, on a page that shows it. */
  detail?: Sportsbook['askDetail'];
  /** A whole page keeps its own distance from the edges. */
  bare?: boolean;
  children: (sportsbook: Sportsbook) => ReactNode;
}) {
  const [sportsbook] = useState<Sportsbook>(() => ({
    ask: fakeAsk(props.answer, props.outrights),
    board: createBoard(),
    ...(props.detail && { askDetail: props.detail }),
  }));
  const [live] = useState(() => livePorts(sportsbook.ask, sportsbook.board));
  return (
    <SportsbookContext value={sportsbook}>
      <BetslipPorts live={live} call={sportsbook.ask}>
        <div style={props.bare ? undefined : { padding: '1rem' }}>{props.children(sportsbook)}</div>
      </BetslipPorts>
    </SportsbookContext>
  );
}
