import { patient } from '@lobby/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { endedDraw, promisedDraw, sampleKickoff } from '../testing/sample-draw.ts';
import { DrawListView } from './draw-list.view.tsx';

const teams = ['北辰', '南山', '东湖水手', '西山游侠', '中原铁骑', '滨海灯塔'];
const named = (at: number) => ({ team_h: teams[at % 6] ?? '', team_c: teams[(at + 3) % 6] ?? '' });
const soon = Date.now() + 600_000;
// Before whatever time another story taught the page.
const longAgo = 1_795_000_000_000;

const matches = [
  promisedDraw({ ecid: 'v10', kickoff: soon, ...named(0) }),
  promisedDraw({ ecid: 'v9', kickoff: longAgo, ...named(1) }),
  ...Array.from({ length: 8 }, (_, id) => ({
    ...endedDraw(id),
    kickoff: sampleKickoff - (id + 2) * 120_000,
    ...named(id),
  })),
];
const { day } = endedDraw();
const days = [
  { ...day, day: '2026-11-22', root: endedDraw(3).draw_hash, committed_at: day.committed_at + 86_400_000 },
  day,
];

const meta = {
  title: '页面/公平性验证/近期比赛',
  component: DrawListView,
  parameters: {
    docs: { description: { component: '可以验证的虚拟足球比赛、每天的日根，以及这一切怎么运作。' } },
    house: { path: '/fairness' },
  },
  args: { state: { status: 'ready', answer: { days, matches } }, onRetry: fn() },
} satisfies Meta<typeof DrawListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recent: Story = {
  name: '未开赛、进行中与已结束',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('link', { name: /北辰 对 西山游侠/ }, patient);
    await expect(first).toHaveAttribute('href', '/fairness/v10');
    await expect(canvas.getByText('进行中')).toBeVisible();
  },
};
export const Empty: Story = {
  name: '没有比赛',
  args: { state: { status: 'ready', answer: { days: [], matches: [] } } },
};
export const Waiting: Story = { name: '加载中', args: { state: { status: 'loading' } } };
export const Failed: Story = {
  name: '加载失败',
  args: { state: { status: 'failed', failure: { kind: 'timeout', afterMs: 30_000 } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重试' }, patient));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { name: '手机', globals: { width: '390' } };
