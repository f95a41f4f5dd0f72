import { forEachSport } from '@lobby/sports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Board } from '../feed/board.ts';
import { fullGame } from '../testing/sample-games.ts';
import { SportsbookStage } from '../testing/sportsbook-stage.tsx';
import { arrange } from './arrange.ts';
import { type ColumnsOfSport, columnsOf } from './columns/columns.ts';
import { opennessOfAll } from './columns/openness.ts';
import { MatchList } from './match-list.tsx';

const columnsOfSport = forEachSport(sport => columnsOf(6, undefined, sport));
const columns: ColumnsOfSport = sport => columnsOfSport[sport];

/** No digits, which would run into the number of matches. */
const stems = [...'甲乙丙丁戊己'];
const nameOf = (league: number) => `${stems[Math.floor(league / 6)]}${stems[league % 6]}`;

/** Of thirty leagues, two of each: heads and matches are of different heights. */
const games = Array.from({ length: 60 }, (_, at) => {
  const league = Math.floor(at / 2);
  return fullGame({
    ...{ ecid: `l${at}`, gid: `l${at}0`, lid: `k${league}`, league: nameOf(league), team_h: `山 ${at}` },
    datetime: String(1_795_000_000_000 + at * 900_000),
  });
});

function Rows({ board }: { readonly board: Board }) {
  const [{ rows, openness }] = useState(() => {
    for (const game of games) board.take('story', game);
    board.flush();
    const matches = games.flatMap(({ ecid }) => board.matches.read(ecid) ?? []);
    const openness = opennessOfAll(board, matches, columns);
    const none = { leagues: new Set<string>(), collapsed: new Set<string>(), search: '', leagueOrder: [] };
    return { rows: arrange(matches, { ...none, sort: 'time', openness }), openness };
  });
  const [isShown, show] = useState(true);
  return (
    <>
      <button type="button" style={{ position: 'fixed', zIndex: 9 }} onClick={() => show(!isShown)}>
        OK
      </button>
      {isShown && (
        <MatchList id="story" rows={rows} openness={openness} columns={columns} onToggleLeague={fn()} />
      )}
    </>
  );
}

function LongList() {
  return <SportsbookStage answer={[]}>{({ board }) => <Rows board={board} />}</SportsbookStage>;
}

const meta = {
  title: '体育/长列表',
  component: LongList,
  parameters: {
    docs: { description: { component: '比一屏长得多的赛事列表：离开后再回来，仍停在原来的位置。' } },
  },
} satisfies Meta<typeof LongList>;
export default meta;

/** The first match below the middle of the page, and where it stands. */
function inView(page: HTMLElement) {
  const rows = [...page.querySelectorAll('article')].map(row => ({
    name: /山 \d+/.exec(row.textContent ?? '')?.[0],
    top: Math.round(row.getBoundingClientRect().top),
  }));
  return rows.find(({ top }) => top > 200);
}

export const LeftAndBack: StoryObj = {
  name: '离开很长的列表再回来，仍在原来的位置',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByRole('article');
    const leave = page.getByRole('button', { name: 'OK' });
    for (const top of [600, 1_200, 1_800, 2_400]) {
      window.scrollTo({ top, behavior: 'instant' });
      await waitFor(() => expect(window.scrollY).toBe(top));
      await waitFor(() => expect(inView(canvasElement)).toBeDefined());
    }
    const before = inView(canvasElement);
    await userEvent.click(leave);
    await waitFor(() => expect(page.queryAllByRole('article')).toEqual([]));
    await userEvent.click(leave);
    await page.findAllByRole('article');
    window.scrollTo({ top: 2_400, behavior: 'instant' });
    await waitFor(() => expect(inView(canvasElement)).toEqual(before));
    await expect(window.scrollY).toBe(2_400);
  },
};
