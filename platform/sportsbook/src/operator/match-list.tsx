/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { MatchState } from '@lobby/fixtures';
import { Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import { stateText } from './match-state.ts';
import { matchPath } from './match-view.tsx';
import type { ListedMatch } from './operator-rows.ts';

/** A match that is listed, with its state where it is still followed. */
export type ShownMatch = ListedMatch & { readonly state: MatchState | undefined };

/** Every match in play or soon, and those with bets. */
export function MatchList({ matches }: { matches: readonly ShownMatch[] }) {
  return (
    <Table
      head={['开赛', '赛事', '状态', '未结算注单']}
      rows={matches.map(({ id, home, away, kickoff, open, state }) => [
        <Time at={kickoff} />,
        <a href={matchPath(id)}>{`${home} - ${away}`}</a>,
        stateText(state),
        open,
      ])}
    />
  );
}
