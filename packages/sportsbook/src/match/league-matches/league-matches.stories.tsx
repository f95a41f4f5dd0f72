import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { decodeGame } from '../../feed/codec.ts';
import { fullGame, liveGames } from '../../testing/sample-games.ts';
import { type FakeAnswer, SportsbookStage } from '../../testing/sportsbook-stage.tsx';
import LeagueMatches from './league-matches.tsx';

/** Two that run, one closed for a goal, and two that have not begun; the rest is of other leagues. */
const games = [
  ...liveGames(),
  ...[2, 1].map(hours =>
    fullGame({
      ...{ is_rb: 'N', ecid: `later${hours}`, gid: `later${hours}`, lid: 'EPL', league: '英超' },
      ...{ team_id_h: `H${hours}`, team_id_c: `C${hours}`, team_h: '月湖', team_c: '北辰' },
      ...{ datetime: String(1_795_000_000_000 + hours * 3_600_000), re_time: '', score_h: '', score_c: '' },
    }),
  ),
];

function Part({ answer }: { answer: FakeAnswer }) {
  // The match of the page is the first of its league.
  const [own] = games;
  return (
    <SportsbookStage answer={answer}>
      {() => own && <LeagueMatches match={decodeGame(own).info} />}
    </SportsbookStage>
  );
}

const meta = {
  title: '体育/同联赛其他比赛',
  component: Part,
  parameters: {
    docs: {
      description: {
        component: '比赛页面最下面：同一联赛的其他比赛，滚球在前，其余按开赛时间，各有比分和独赢赔率。',
      },
    },
    house: { path: '/game/sport/crty?match=e0' },
  },
  args: { answer: games },
} satisfies Meta<typeof Part>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: '滚球在前，未开赛的按时间',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: '英超其他比赛' }, patient);
    const links = canvas.getAllByRole('link');
    await expect(links.map(link => link.getAttribute('href')?.replace(/.*match=/, ''))).toEqual([
      ...['e1', 'e2', 'later1', 'later2'],
    ]);
    await expect(canvas.getAllByRole('button', { name: /全场独赢，.*赔率/ }).length).toBeGreaterThan(5);
  },
};
// A width of the toolbar is that of the window: what a style sheet asks for is the truth.
export const Phone: Story = {
  name: '手机：横向滑动',
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    const [one, other] = await within(canvasElement).findAllByRole('listitem', {}, patient);
    await expect(other?.getBoundingClientRect().top).toBe(one?.getBoundingClientRect().top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Waiting: Story = {
  name: '加载中',
  args: { answer: 'waiting' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status', { name: '加载中' }, patient)).toBeVisible();
  },
};
const isEmpty: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
};
export const None: Story = { name: '没有其他比赛', args: { answer: games.slice(0, 1) }, play: isEmpty };
export const Failed: Story = {
  name: '加载失败：什么也不显示',
  args: { answer: { kind: 'timeout', afterMs: 30_000 } },
  play: isEmpty,
};
