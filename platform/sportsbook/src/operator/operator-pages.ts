import type { Match, MatchState } from '@lobby/fixtures';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { guardOperatorPage } from '@lobby/platform-kernel/operator-console/operator-door';
import { htmlPage } from '@lobby/platform-kernel/texts/html';
import type { Hono } from 'hono';
import type { MatchStore } from '../feed/match-store.ts';
import { act } from './actions.ts';
import {
  donePage,
  listPage,
  matchPage,
  mistakePage,
  operatorPath,
  type ShownMatch,
} from './operator-html.ts';
import { matchesWithBets, matchRows } from './operator-rows.ts';
import { readAction } from './read-action.ts';

/** `/dev/book`: matches, one match with its bets, and forms that do what an operator may. */
export function mountOperatorPages(
  app: Hono,
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  store: Pick<MatchStore, 'current' | 'byId' | 'inputsAt'>,
): void {
  const now = () => clock.now();
  const stateOf = (match: Match): MatchState => {
    const state = match.stateAt(now());
    return { ...state, shut: state.shut || store.inputsAt(match.id, now()).operator.shut };
  };
  guardOperatorPage(app, operatorPath);

  app.get(operatorPath, async () => {
    const current = new Map((await store.current()).map(match => [match.id, match]));
    const backed = await matchesWithBets(db);
    const soon = [...current.values()].filter(
      match => match.kickoff < now() + 3_600_000 && match.stateAt(now()).phase !== 'over',
    );
    const listed = [
      ...backed,
      ...soon
        .filter(({ id }) => !backed.some(one => one.id === id))
        .map(match => ({ ...match, home: match.home['zh-CN'], away: match.away['zh-CN'], open: 0 })),
    ];
    const shown = listed.map(({ id, home, away, kickoff, open }): ShownMatch => {
      const match = current.get(id);
      return { id, home, away, kickoff, open, state: match && stateOf(match) };
    });
    return htmlPage(listPage(shown));
  });

  app.get(`${operatorPath}/:id`, async c => {
    const rows = await matchRows(db, c.req.param('id'));
    if (!rows) return c.notFound();
    await store.current();
    const match = await store.byId(db, rows.match.id);
    return htmlPage(matchPage(rows, match && stateOf(match)));
  });

  app.post(operatorPath, async c => {
    try {
      const { match, why, action } = readAction(await c.req.parseBody());
      if (!(await matchRows(db, match))) throw new RangeError(`No match ${match}.`);
      return htmlPage(donePage(match, await act(db, match, action, { why, now: now() })));
    } catch (error) {
      if (error instanceof RangeError) return htmlPage(mistakePage(error.message), 400);
      throw error;
    }
  });
}
