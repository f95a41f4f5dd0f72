import type { CallMatchDetail } from '@lobby/api/endpoints/match-detail';
import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bareDetail, sampleDetail, tellDetail } from '../../testing/sample-detail.ts';
import { fullGame } from '../../testing/sample-games.ts';
import { namedDetail, sampleLineUps } from '../../testing/sample-line-ups.ts';
import { SportsbookStage } from '../../testing/sportsbook-stage.tsx';
import { MatchView } from '../match-view.tsx';

interface PageProps {
  readonly detail: CallMatchDetail;
  readonly game?: Parameters<typeof fullGame>[0];
  readonly isOver?: boolean;
}

const ended = {
  ...{
    gtype: 'FT',
    teamH: '富勒姆',
    teamC: '伯恩利',
    score: '2:1',
    halfScore: '0:1',
    stopped: '',
    reached: '',
  },
  ...{ sets: '', counted: [], settled: [] },
};

function Page({ detail, game = {}, isOver }: PageProps) {
  return (
    <SportsbookStage answer={isOver ? { ended } : [fullGame(game)]} detail={detail}>
      {() => <MatchView ecid="900" sport="FT" onBack={() => {}} />}
    </SportsbookStage>
  );
}

/** Opens the tracker where it is folded. */
async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const tracker = await canvas.findByRole('region', { name: '比赛实况' }, patient);
  const fold = within(tracker).queryByRole('button', { name: /^比赛实况/ });
  if (fold?.getAttribute('aria-expanded') === 'false') await userEvent.click(fold);
  return within(tracker);
}

const meta = {
  title: '体育/比赛实况',
  component: Page,
  parameters: {
    docs: { description: { component: '球场、进攻走势、事件与统计：宽屏在盘口旁，窄屏收成一行。' } },
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const clock = (re_time: string, home: number, away: number) => ({
  ...{ re_time, score_h: String(home), score_c: String(away), redcard_h: '0' },
});

export const Before: Story = {
  name: '赛前：交锋',
  args: { detail: tellDetail(sampleDetail(0)), game: { is_rb: 'N' } },
  play: async ({ canvasElement }) => {
    const tracker = await open(canvasElement);
    await tracker.findByText('尚未开赛', {}, patient);
    await expect(tracker.getByRole('list', { name: /交锋/ }).children).toHaveLength(2);
  },
};

export const FirstHalf: Story = {
  name: '上半场',
  args: { detail: tellDetail(sampleDetail(33)), game: clock('1H^32:47', 0, 1) },
  play: async ({ canvasElement }) => {
    const tracker = await open(canvasElement);
    await tracker.findByRole('img', { name: '球场示意图：富勒姆，进攻' }, patient);
    await tracker.findByRole('img', { name: /^进攻走势/ });
    const list = tracker.getByRole('list', { name: /^比赛事件/ });
    await expect(within(list).getByText('伯恩利 进球 0-1')).toBeVisible();
    await expect(within(list).queryByText('富勒姆 角球')).toBeNull();
    await userEvent.click(tracker.getByRole('checkbox', { name: '显示射门与角球' }));
    await expect(within(list).getByText('富勒姆 角球')).toBeVisible();
  },
};

export const Numbers: Story = {
  name: '统计',
  args: { detail: tellDetail(sampleDetail(66)), game: clock('2H^65:10', 1, 1) },
  play: async ({ canvasElement }) => {
    const tracker = await open(canvasElement);
    await userEvent.click(await tracker.findByRole('tab', { name: '统计' }, patient));
    await tracker.findByRole('listitem', { name: '控球率：富勒姆 57%，伯恩利 43%' });
  },
};

export const LineUps: Story = {
  name: '阵容：进球、红黄牌与换人写在球员旁',
  args: { detail: tellDetail(namedDetail(75)), game: clock('2H^74:10', 2, 1) },
  play: async ({ canvasElement }) => {
    const tracker = await open(canvasElement);
    await expect(await tracker.findByText('换上 奥托·泽兰科，换下 吉诺·洛曼诺', {}, patient)).toBeVisible();
    await userEvent.click(tracker.getByRole('tab', { name: '阵容' }));
    const eleven = await tracker.findByRole('list', { name: '富勒姆 首发，阵型 4-2-3-1' });
    await expect(within(eleven).getAllByRole('listitem')).toHaveLength(11);
    await within(eleven).findByText('进球 52′ 71′');
    const bench = tracker.getByRole('list', { name: '富勒姆 替补' });
    await expect(within(bench).getByText('上场 60′')).toBeVisible();
    await expect(tracker.getByText('模拟赛事，球员均为虚构')).toBeVisible();
  },
};

export const LineUpsBefore: Story = {
  name: '赛前公布阵容，手机',
  globals: { width: '390' },
  args: {
    detail: tellDetail({ ...sampleDetail(0), lineUps: sampleLineUps }),
    game: { is_rb: 'N' },
  },
  play: async ({ canvasElement }) => {
    const tracker = await open(canvasElement);
    await userEvent.click(await tracker.findByRole('tab', { name: '阵容' }, patient));
    await tracker.findByRole('list', { name: '伯恩利 首发，阵型 3-5-2' });
  },
};

const danger = { side: 'C', zone: 'danger', place: { x: 14, y: 58 } } as const;

export const GoalScored: Story = {
  name: '刚刚进球',
  args: {
    detail: tellDetail(
      sampleDetail(70),
      sampleDetail(71, { full: false, ball: { side: 'C', zone: 'still', place: { x: 50, y: 50 } } }),
    ),
    game: clock('2H^70:10', 2, 1),
  },
  play: async ({ canvasElement }) => {
    const tracker = await open(canvasElement);
    // What was there is not read out; what comes is, once.
    const told = await tracker.findByText('71 分钟，富勒姆 进球 2-1', {}, patient);
    await expect(told).toHaveAttribute('role', 'status');
    await tracker.findByText('富勒姆 进球 2-1');
  },
};

export const RedCard: Story = {
  name: '红牌之后，危险进攻',
  args: {
    detail: tellDetail(sampleDetail(64, { ball: danger })),
    game: { ...clock('2H^63:50', 1, 1), redcard_c: '1' },
  },
  play: async ({ canvasElement }) => {
    const tracker = await open(canvasElement);
    await tracker.findByText('伯恩利 红牌', {}, patient);
    await tracker.findByRole('img', { name: '球场示意图：伯恩利，危险进攻' });
  },
};

export const HalfTime: Story = {
  name: '中场休息',
  args: { detail: tellDetail(sampleDetail(45.5, { phase: 'HT', count: 47 })), game: clock('HT^', 0, 1) },
  play: async ({ canvasElement }) => {
    const tracker = await open(canvasElement);
    await tracker.findByText('中场休息 0-1', {}, patient);
  },
};

export const Finished: Story = {
  name: '完场',
  args: { detail: tellDetail(sampleDetail(91, { phase: 'over', count: 94 })), isOver: true },
  play: async ({ canvasElement }) => {
    const tracker = await open(canvasElement);
    await tracker.findByText('完场 2-1', {}, patient);
    await tracker.findByText('伯恩利 进球取消');
  },
};

export const ScoreAlone: Story = {
  name: '赛事方只提供比分',
  args: { detail: tellDetail(bareDetail()), game: clock('2H^60:10', 1, 1) },
  play: async ({ canvasElement }) => {
    const tracker = await open(canvasElement);
    await tracker.findByText('富勒姆 进球 1-1', {}, patient);
    await expect(tracker.queryByRole('img', { name: /^球场/ })).toBeNull();
  },
};

export const Nothing: Story = {
  name: '没有实况',
  args: {
    detail: tellDetail({ ...bareDetail(), events: [], statistics: [] }),
    game: clock('2H^60:10', 0, 0),
  },
  play: async ({ canvasElement }) => {
    const tracker = await open(canvasElement);
    await tracker.findByText('这场比赛没有实况', {}, patient);
  },
};

export const Waiting: Story = { name: '加载中', args: { detail: tellDetail('waiting') } };

export const Failed: Story = {
  name: '加载失败，重试',
  args: { detail: tellDetail({ kind: 'offline' }, sampleDetail(33)), game: clock('1H^32:47', 0, 1) },
  play: async ({ canvasElement }) => {
    const tracker = await open(canvasElement);
    await tracker.findByText('比赛实况暂时无法显示', {}, patient);
    await userEvent.click(tracker.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(tracker.getByText('伯恩利 进球 0-1')).toBeVisible(), patient);
  },
};

export const Phone: Story = {
  name: '手机：收成一行',
  globals: { width: '390' },
  args: { detail: tellDetail(sampleDetail(33)), game: clock('1H^32:47', 0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fold = await canvas.findByRole('button', { name: /^比赛实况.*33′ 富勒姆 射偏/ }, patient);
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('tab', { name: '统计' })).toBeNull();
  },
};

export const Courses: Story = {
  name: '赔率走势',
  args: { detail: tellDetail(sampleDetail(33)), game: clock('1H^32:47', 0, 1) },
  play: async ({ canvasElement }) => {
    const tracker = await open(canvasElement);
    await userEvent.click(await tracker.findByRole('tab', { name: '走势' }, patient));
    const courses = await tracker.findByRole('list', { name: '赔率走势（欧洲盘）' });
    await expect(within(courses).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(courses).getByText('2.40 → 2.52，最低 2.36，最高 2.52')).toBeVisible();
    await expect(tracker.getByText(/^欧洲盘 · 自 11-21 18:00 起/)).toBeVisible();
  },
};
