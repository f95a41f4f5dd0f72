/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Match, MatchState } from '@lobby/fixtures';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type OperatorPage, operatorAction } from '@lobby/platform-kernel/domain/operator-page';
import { momentAt } from '@lobby/pricing';
import type { MatchStore } from '../feed/match-store.ts';
import { actionForm } from './action-form.ts';
import { act } from './actions.ts';
import { EffectsView } from './effects-view.tsx';
import { MatchList, type ShownMatch } from './match-list.tsx';
import { MatchView, operatorPath } from './match-view.tsx';
import { matchesWithBets, matchRows } from './operator-rows.ts';

/** Matches, one match with its bets, and forms that do what an operator may. */
export function bookPage(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  store: Pick<MatchStore, 'current' | 'byId' | 'inputsAt'>,
): OperatorPage {
  const now = () => clock.now();
  const stateOf = (match: Match): MatchState => {
    return momentAt(match, now(), store.inputsAt(match.id, now())).state;
  };
  const listed = async (): Promise<readonly ShownMatch[]> => {
    const current = new Map((await store.current()).map(match => [match.id, match]));
    const backed = await matchesWithBets(db);
    const soon = [...current.values()].filter(
      match => match.kickoff < now() + 3_600_000 && match.stateAt(now()).phase !== 'over',
    );
    const shown = [
      ...backed,
      ...soon
        .filter(({ id }) => !backed.some(one => one.id === id))
        .map(match => ({ ...match, home: match.home['zh-CN'], away: match.away['zh-CN'], open: 0 })),
    ];
    return shown.map(({ id, home, away, kickoff, open }) => {
      const match = current.get(id);
      return { id, home, away, kickoff, open, state: match && stateOf(match) };
    });
  };
  const matchAction = operatorAction({
    form: actionForm,
    async run({ match, why, ...action }) {
      try {
        const rows = await matchRows(db, match);
        if (!rows) throw new RangeError(`No match ${match}.`);
        const known = await store.byId(db, match);
        const acted = { id: match, gtype: rows.match.gtype, state: known && stateOf(known) };
        const effects = await act(db, acted, action, { why, now: now() });
        return { title: '已执行', body: <EffectsView match={match} effects={effects} /> };
      } catch (error) {
        if (error instanceof RangeError) return { refused: error.message, status: 400 };
        throw error;
      }
    },
    sendBack: async (_, problems) => ({ refused: Object.values(problems)[0] ?? '', status: 400 }),
  });
  return {
    path: operatorPath,
    title: '赛事操作',
    group: 'matches',
    views: {
      '': async () => ({ body: <MatchList matches={await listed()} /> }),
      async '/:id'({ param }) {
        const rows = await matchRows(db, param('id'));
        if (!rows) return undefined;
        await store.current();
        const match = await store.byId(db, rows.match.id);
        const { home_cn, away_cn } = rows.match;
        return {
          title: `${home_cn} - ${away_cn}`,
          body: <MatchView rows={rows} state={match && stateOf(match)} />,
        };
      },
    },
    incomplete: '表单不完整。',
    actions: [matchAction],
  };
}
