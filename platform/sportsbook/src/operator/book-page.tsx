/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Match, MatchState } from '@lobby/fixtures';
import { formatYuan } from '@lobby/money';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import {
  type OperatorPage,
  operatorAction,
  type Problems,
  type Shown,
  type Typed,
} from '@lobby/platform-kernel/domain/operator-page';
import type { SentBack } from '@lobby/platform-kernel/operator-console/fields';
import { Said } from '@lobby/platform-kernel/operator-console/parts';
import { momentAt } from '@lobby/pricing';
import type { MatchStore } from '../feed/match-store.ts';
import { namesOf } from '../fixture-feed/fixture-rows.ts';
import { clubsOf } from '../fixture-feed/name-counted.ts';
import { actionForm } from './action-form.ts';
import { problemsOf } from './action-problems.ts';
import { act } from './actions.ts';
import type { Effect } from './effects.ts';
import { MatchList, type ShownMatch } from './match-list.tsx';
import { MatchView, matchPath, operatorPath } from './match-view.tsx';
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
        .map(match => ({ ...match, ...clubsOf(match, 'zh-CN'), open: 0 }))
        .toSorted((one, other) => one.kickoff - other.kickoff),
    ];
    return shown.map(({ id, home, away, kickoff, open }) => {
      const match = current.get(id);
      return { id, home, away, kickoff, open, state: match && stateOf(match) };
    });
  };
  /** One match with its forms; undefined where there is none. @param back a form of it that was sent back. */
  const showMatch = async (id: string, back?: SentBack): Promise<Shown | undefined> => {
    const rows = await matchRows(db, id);
    if (!rows) return undefined;
    await store.current();
    const match = await store.byId(db, rows.match.id);
    const state = match && stateOf(match);
    const named = namesOf(rows.match, 'zh-CN');
    const setting = match && store.inputsAt(match.id, now()).operator;
    return {
      title: `${named.home} - ${named.away}`,
      status: back ? 400 : 200,
      body: <MatchView rows={rows} state={state} setting={setting} back={back} />,
    };
  };
  const sendBack = async (typed: Typed, problems: Problems) => {
    const refused = { refused: '没有这场赛事，请从列表重新打开。', status: 400 } as const;
    return (await showMatch(typed.match ?? '', { typed, problems })) ?? refused;
  };
  const matchAction = operatorAction({
    form: actionForm,
    async run({ match, why, ...action }, typed) {
      const rows = await matchRows(db, match);
      if (!rows) return sendBack(typed, {});
      const known = await store.byId(db, match);
      const { gtype, counts } = rows.match;
      const acted = { id: match, gtype, counts, state: known && stateOf(known) };
      const problems = problemsOf(action, acted);
      if (Object.keys(problems).length > 0) return sendBack(typed, problems);
      try {
        const effects = await act(db, acted, action, { why, now: now() });
        return { title: '已执行', body: <EffectsView match={match} effects={effects} /> };
      } catch (error) {
        if (error instanceof RangeError) return sendBack(typed, { '': error.message });
        throw error;
      }
    },
    sendBack,
  });
  return {
    path: operatorPath,
    title: '赛事操作',
    group: 'matches',
    views: {
      '': async () => ({ body: <MatchList matches={await listed()} /> }),
      '/:id': ({ param }) => showMatch(param('id')),
    },
    incomplete: '表单不完整。',
    actions: [matchAction],
  };
}

const effectWords: Record<Effect['kind'], string> = {
  settled: '结算',
  resettled: '重新结算',
  restored: '恢复为未结算',
};

/** What an action did to bets. */
function EffectsView({ match, effects }: { match: string; effects: readonly Effect[] }) {
  return (
    <>
      {effects.length === 0 && <Said>没有注单因此变动。</Said>}
      {effects.map(({ kind, bets, amount }) => (
        <Said>{`${effectWords[kind]} ${bets} 张注单，会员余额变动 ${formatYuan(amount)} 元`}</Said>
      ))}
      <p>
        <a href={matchPath(match)}>返回赛事</a>
      </p>
    </>
  );
}
