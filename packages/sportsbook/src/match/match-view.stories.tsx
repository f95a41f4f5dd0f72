import { removeItem } from '@lobby/api/storage';
import type { SportType } from '@lobby/sports';
import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { seenDraw } from '../fairness/check/seen-draws.ts';

import { listMemoryItem, readListMemory } from '../remembered/list-memory.ts';
import { markFavourites } from '../testing/mark-favourites.ts';
import { baseballGame, basketballGame, countedGame, fullGame } from '../testing/sample-games.ts';
import { badmintonGame, handballGame } from '../testing/sample-others.ts';
import { frameGame, rallyGame, tennisGame } from '../testing/sample-sets.ts';
import { type FakeAnswer, SportsbookStage } from '../testing/sportsbook-stage.tsx';
import { MatchView } from './match-view.tsx';

interface PageProps {
  readonly answer: FakeAnswer;
  readonly sport?: SportType;
  onBack(): void;
}

function Page({ answer, sport = 'FT', onBack }: PageProps) {
  return (
    <SportsbookStage answer={answer}>
      {() => <MatchView ecid="900" sport={sport} onBack={onBack} />}
    </SportsbookStage>
  );
}

const meta = {
  title: '体育/比赛详情',
  component: Page,
  parameters: { docs: { description: { component: '一场比赛的全部盘口，分组收起，可以只看一类。' } } },
  args: { answer: [fullGame()], onBack: fn() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: '滚球，全部盘口',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: '全场波胆' }, patient);
    await userEvent.click(canvas.getByRole('button', { name: '返回赛事列表' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

export const NextGoal: Story = {
  name: '下一进球：第几个进球，写在进球一类里',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '进球' }, patient));
    await canvas.findByRole('button', { name: '下一进球' }, patient);
    const market = canvas.getByRole('group', { name: '第 2 个进球' });
    for (const pick of ['富勒姆', '没有进球', '伯恩利'])
      within(market).getByRole('button', { name: new RegExp(`第 2 个进球，${pick}，赔率`) });
  },
};
export const PhoneNextGoal: Story = { ...NextGoal, name: '手机：下一进球', globals: { width: '360' } };
export const Narrowed: Story = {
  name: '只看进球',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '进球' }, patient));
    await canvas.findByRole('button', { name: '全场总进球' }, patient);
    await expect(canvas.queryByRole('button', { name: '全场让球' })).toBeNull();
  },
};

export const QuartersOfAnHour: Story = {
  name: '只看15分钟盘口，每段一行',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '15分钟' }, patient));
    await canvas.findByRole('button', { name: '15分钟独赢' }, patient);
    await expect(canvas.getAllByRole('group', { name: '30:00–半场' })).toHaveLength(3);
    await expect(canvas.queryByRole('group', { name: '开场–14:59' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '全场让球' })).toBeNull();
  },
};

export const Corners: Story = {
  name: '角球：数目、盘口，队名写明角球数',
  args: { answer: [fullGame(), countedGame('CN'), countedGame('RN')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '角球' }, patient));
    await canvas.findByText('5-3');
    await expect(canvas.getAllByRole('button', { name: /全场大小，大 ?9\.5，赔率/ })[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: '全场独赢' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '全场波胆' })).toBeNull();
    // The score at the top stays that of the match.
    await expect(canvas.getByRole('banner')).toHaveTextContent('1-2');
  },
};

export const Cards: Story = {
  name: '罚牌，赛前：黄牌与红牌各计多少',
  args: {
    answer: [
      fullGame({ is_rb: 'N' }),
      countedGame('CN', { is_rb: 'N' }),
      countedGame('RN', { is_rb: 'N', gopen: 'N' }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '罚牌' }, patient));
    await canvas.findByText('罚牌数（黄牌计 1，红牌计 2）');
    // What shuts the cards alone is said above them, and the main match stays open.
    const [said] = canvas.getAllByRole('status');
    await expect(said).toHaveTextContent('盘口暂停');
    await expect(canvas.queryByRole('button', { name: '全场独赢' })).toBeNull();
  },
};

export const CountedInHeader: Story = {
  name: '顶部：角球与罚牌，没有罚牌数的只写角球',
  args: { answer: [fullGame({ corner_h: '5', corner_c: '3' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('角球 5-3', {}, patient)).toBeVisible();
    await expect(canvas.queryByText(/罚牌 \d/)).toBeNull();
  },
};

export const Searched: Story = {
  name: '按名称搜索盘口',
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: '搜索盘口' }, patient);
    await userEvent.type(field, '双重');
    await waitFor(() => expect(canvas.queryByRole('button', { name: '全场让球' })).toBeNull());
    await expect(canvas.getByRole('heading', { name: /双重机会$/ })).toBeVisible();
    await userEvent.type(field, '月球');
    await expect(await canvas.findByText('没有名称含“双重月球”的盘口')).toBeVisible();
    await userEvent.clear(field);
    await expect(await canvas.findByRole('button', { name: '全场让球' })).toBeVisible();
    // Choosing a part of the page ends the search.
    await userEvent.type(field, '双重');
    await userEvent.click(canvas.getByRole('radio', { name: '进球' }));
    await expect(field).toHaveValue('');
    await expect(await canvas.findByRole('button', { name: '全场总进球' })).toBeVisible();
  },
};
export const Pinned: Story = {
  name: '置顶一个盘口',
  beforeEach: () => removeItem(listMemoryItem),
  play: async ({ canvas, canvasElement }) => {
    const pin = await canvas.findByRole('button', { name: '置顶：全场总进球' }, patient);
    pin.focus();
    await userEvent.keyboard('{Enter}');
    const first = () => canvasElement.querySelector('section h2 button[aria-expanded]')?.textContent;
    await waitFor(() => expect(first()).toBe('全场总进球'));
    await expect(readListMemory('').markets).toEqual(['total-goals-full']);
    const unpin = canvas.getByRole('button', { name: '取消置顶：全场总进球' });
    await expect(unpin).toHaveFocus();
    await userEvent.click(unpin);
    await waitFor(() => expect(first()).not.toBe('全场总进球'));
  },
};
export const Folded: Story = {
  name: '收起一个盘口',
  play: async ({ canvasElement }) => {
    const head = await within(canvasElement).findByRole('button', { name: '全场让球' }, patient);
    await userEvent.click(head);
    await expect(head).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LeagueTable: Story = {
  name: '打开联赛积分榜，加载失败可重试',
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('button', { name: /积分榜$/ }, patient);
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(head);
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByRole('button', { name: '重试' }, patient)).toBeVisible();
  },
};

export const Favourite: Story = { name: '已收藏', beforeEach: () => markFavourites('900') };

export const Before: Story = { name: '赛前', args: { answer: [fullGame({ is_rb: 'N' })] } };
export const OpenlyDrawn: Story = {
  name: '虚拟足球，可验证公平性',
  args: { answer: [fullGame({ is_rb: 'N', gtype: 'VF', draw_hash: 'ab'.repeat(32) })], sport: 'VF' },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '公平性验证' }, patient);
    await expect(link).toHaveAttribute('href', '/fairness/900');
    // What was promised is kept, to be compared when the match is over.
    await expect(seenDraw({ ecid: '900', kickoff: 1_795_000_000_000 })?.hash).toBe('ab'.repeat(32));
  },
};
export const Baseball: Story = {
  name: '棒球，每局得分、出局与垒包',
  args: { answer: [baseballGame()], sport: 'BS' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const board = await canvas.findByRole('table', { name: '每局得分' }, patient);
    const rows = within(board).getAllByRole('row');
    // Away bats first, then home; runs, hits and errors close the line.
    await expect(rows[1]).toHaveTextContent('玉河1003001––591');
    await expect(rows[2]).toHaveTextContent('崖城0200011––470');
    await canvas.findByText('7局下');
    await canvas.findByText('1出局，垒上：一垒、三垒');
    await expect(await canvas.findAllByRole('button', { name: /全场独赢，.*赔率/ }, patient)).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /前五局/ })).toBeNull();
  },
};
export const BaseballBefore: Story = {
  name: '棒球，赛前：前五局可以打平',
  args: { answer: [baseballGame({ is_rb: 'N' })], sport: 'BS' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('radio', { name: '前五局' }, patient);
    await expect(await canvas.findAllByRole('button', { name: /前五局独赢，.*赔率/ }, patient)).toHaveLength(
      3,
    );
  },
};
export const BaseballExtra: Story = {
  name: '手机：棒球延长赛，攻守交换',
  args: {
    answer: [
      baseballGame({
        ...{ se_now: 'OT', inningNum: '11', inning_half: 'T', inning_break: 'Y', outcount: '3' },
        ...{ period_scores: '0:1 2:0 0:0 0:3 0:0 1:0 1:0 0:0 0:0 0:0 0:2', score_h: '4', score_c: '6' },
      }),
    ],
    sport: 'BS',
  },
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const board = await canvas.findByRole('table', { name: '每局得分' }, patient);
    const rows = within(board).getAllByRole('row');
    await expect(rows[0]).toHaveTextContent('球队1-34567891011RHE');
    await expect(rows[1]).toHaveTextContent('玉河130000002691');
    await expect(rows[2]).toHaveTextContent('崖城20011000–470');
    await canvas.findByText('11局上结束');
  },
};
export const Basketball: Story = {
  name: '篮球，每节比分与两项独赢',
  args: { answer: [basketballGame()], sport: 'BK' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const board = await canvas.findByRole('table', { name: '每节比分' }, patient);
    const rows = within(board).getAllByRole('row');
    await expect(rows[1]).toHaveTextContent('星港彗星283112–71');
    await canvas.findByRole('radio', { name: '得分' }, patient);
    const prices = await canvas.findAllByRole('button', { name: /全场独赢，.*赔率/ }, patient);
    await expect(prices).toHaveLength(2);
  },
};
export const BasketballQuarters: Story = {
  name: '篮球，只看各节',
  args: { answer: [basketballGame()], sport: 'BK' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '各节' }, patient));
    for (const name of ['第3节让球', '第3节大小', '第3节和局退款', '第4节和局退款'])
      await canvas.findByRole('button', { name }, patient);
    await expect(canvas.queryByRole('button', { name: '全场让球' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '第2节让球' })).toBeNull();
  },
};
export const PhoneQuarters: Story = {
  ...BasketballQuarters,
  name: '手机：篮球各节',
  globals: { width: '390' },
};
export const Tennis: Story = {
  name: '网球，每盘局数、得分与发球方',
  args: { answer: [tennisGame()], sport: 'TN' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const board = await canvas.findByRole('table', { name: '比分' }, patient);
    const [, home, away] = within(board).getAllByRole('row');
    await expect(home).toHaveTextContent('林立73–130');
    await expect(away).toHaveTextContent('何克文发球64–040');
    await canvas.findByRole('radio', { name: '局数' }, patient);
    await canvas.findByRole('radio', { name: '盘数比分' }, patient);
    for (const name of [/全场让局，/, /总局数大小，/, /让盘，/, /第2盘独赢，/])
      await expect((await canvas.findAllByRole('button', { name }, patient)).length).toBeGreaterThan(1);
    await expect(await canvas.findAllByRole('button', { name: /盘数比分，2:1/ }, patient)).toHaveLength(1);
  },
};
export const PhoneTennis: Story = { ...Tennis, name: '手机：网球', globals: { width: '390' } };
export const Volleyball: Story = {
  name: '排球，每局得分与发球方',
  args: { answer: [rallyGame({ gtype: 'VB' })], sport: 'VB' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const board = await canvas.findByRole('table', { name: '比分' }, patient);
    const [head, home] = within(board).getAllByRole('row');
    await expect(head).toHaveTextContent('5 局 3 胜12345局');
    await expect(home).toHaveTextContent('月湖发球25232711–2');
    await canvas.findAllByRole('button', { name: /全场让分，/ }, patient);
    await canvas.findAllByRole('button', { name: /让局数，/ }, patient);
  },
};
export const PhoneTableTennis: Story = {
  name: '手机：乒乓球，七局四胜',
  args: {
    answer: [
      rallyGame({
        ...{ gtype: 'TT', lid: '862', league: '金山杯', team_h: '方青', team_c: '白玉' },
        ...{ best: '7', period_scores: '11:8 9:11 13:11 4:6', sc_game_H: '4', sc_game_A: '6' },
      }),
    ],
    sport: 'TT',
  },
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    const board = await within(canvasElement).findByRole('table', { name: '比分' }, patient);
    await expect(within(board).getAllByRole('row')[1]).toHaveTextContent('方青发球119134–––2');
  },
};
export const Badminton: Story = {
  name: '羽毛球，三局两胜',
  args: { answer: [badmintonGame()], sport: 'OP' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const board = await canvas.findByRole('table', { name: '比分' }, patient);
    const [head, home, away] = within(board).getAllByRole('row');
    await expect(head).toHaveTextContent('3 局 2 胜123局');
    await expect(home).toHaveTextContent('林立219–1');
    await expect(away).toHaveTextContent('方青发球1811–0');
    await canvas.findAllByRole('button', { name: /全场让分，/ }, patient);
    await canvas.findAllByRole('button', { name: /让局数，/ }, patient);
  },
};
export const PhoneBadminton: Story = { ...Badminton, name: '手机：羽毛球', globals: { width: '390' } };
export const Handball: Story = {
  name: '手球，上下半场的比分，可以打平',
  args: { answer: [handballGame()], sport: 'OP' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const board = await canvas.findByRole('table', { name: '半场比分' }, patient);
    const [head, home, away] = within(board).getAllByRole('row');
    await expect(head).toHaveTextContent('球队上半场下半场总分');
    await expect(home).toHaveTextContent('月湖15621');
    await expect(away).toHaveTextContent('白玉14519');
    const prices = await canvas.findAllByRole('button', { name: /全场独赢，.*赔率/ }, patient);
    await expect(prices).toHaveLength(3);
    await canvas.findAllByRole('button', { name: /双重机会，/ }, patient);
  },
};
export const PhoneHandball: Story = { ...Handball, name: '手机：手球', globals: { width: '360' } };
export const HandballBefore: Story = {
  name: '手球，赛前：半场也可以打平',
  args: { answer: [handballGame({ is_rb: 'N' })], sport: 'OP' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const prices = await canvas.findAllByRole('button', { name: /半场独赢，.*赔率/ }, patient);
    await expect(prices).toHaveLength(3);
  },
};
export const Snooker: Story = {
  name: '斯诺克，每局得分、单杆与击球方',
  args: { answer: [frameGame()], sport: 'SK' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const board = await canvas.findByRole('table', { name: '比分' }, patient);
    const [head, home, away] = within(board).getAllByRole('row');
    await expect(head).toHaveTextContent('11 局 6 胜1234567891011局单杆');
    await expect(home).toHaveTextContent('潘若水7281016524––––––3–');
    await expect(away).toHaveTextContent('方敬一击球319406052––––––144');
    for (const name of [/全场让局，/, /总局数大小，/])
      await expect((await canvas.findAllByRole('button', { name }, patient)).length).toBeGreaterThan(1);
    await expect(canvas.queryByRole('button', { name: /让局数，/ })).toBeNull();
    await canvas.findByRole('radio', { name: '局数' }, patient);
  },
};
export const PhoneSnooker: Story = {
  ...Snooker,
  name: '手机：斯诺克，最后五局',
  globals: { width: '360' },
  play: async ({ canvasElement }) => {
    const board = await within(canvasElement).findByRole('table', { name: '比分' }, patient);
    await waitFor(() =>
      expect(
        within(board)
          .getAllByRole('columnheader')
          .map(cell => cell.textContent),
      ).toEqual(['11 局 6 胜', '1', '2', '3', '4', '5', '局', '单杆']),
    );
  },
};
export const TennisBefore: Story = {
  name: '网球开赛前',
  args: { answer: [tennisGame({ is_rb: 'N' })], sport: 'TN' },
};
export const Abandoned: Story = {
  name: '腰斩，比分与半场比分',
  args: {
    answer: [fullGame({ gopen: 'N', game_status: 'abandoned', score_h: '2', hscore_h: '1', hscore_c: '0' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('腰斩', {}, patient)).toBeVisible();
    await expect(canvas.getByText('半场 1-0')).toBeVisible();
  },
};
export const Suspended: Story = { name: '盘口暂停', args: { answer: [fullGame({ gopen: 'N' })] } };
export const Over: Story = { name: '比赛已结束', args: { answer: [] } };
const ended = {
  ...{ gtype: 'FT', teamH: '富勒姆', teamC: '伯恩利', score: '', halfScore: '1:0', stopped: '', reached: '' },
  ...{ sets: '', counted: [], settled: [] },
};

const noLine = { line: '', strong: '', half: false } as const;

export const OverWithScore: Story = {
  name: '比赛已结束，有比分',
  args: { answer: { ended: { ...ended, score: '2:1' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('富勒姆 对 伯恩利 · 终场 2-1 · 半场 1-0', {}, patient),
    ).toBeVisible();
  },
};
export const OverWithMarkets: Story = {
  name: '比赛已结束：角球、罚牌与各盘口结果',
  args: {
    answer: {
      ended: {
        ...ended,
        score: '1:1',
        counted: [{ ptype: 'CN', score: '5:3', halfScore: '2:1' }],
        settled: [
          { ...noLine, wtype: 'HM', won: ['HMH'] },
          { ...noLine, wtype: 'M', won: ['MN'] },
          { ...noLine, wtype: 'R', won: ['RC'], line: '0 / 0.5', strong: 'H', half: true },
          { ...noLine, wtype: 'OU', won: [], line: '2' },
          { ...noLine, wtype: 'NG', won: ['NGN'], line: '1' },
          { ...noLine, wtype: 'DNB', won: [] },
          { ...noLine, wtype: 'DC', won: ['DCHN', 'DCCN'] },
          { ...noLine, wtype: 'I2M', won: ['I2MC'] },
          { ...noLine, wtype: 'of another version', won: ['x'] },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('角球 5-3', {}, patient)).toBeVisible();
    const named = canvas
      .getAllByRole('term')
      .map(term => `${term.textContent} ${term.nextSibling?.textContent}`);
    await expect(named.slice(0, 3)).toEqual([
      '全场独赢 和局',
      '全场让球 伯恩利 +0/0.5 赢半',
      '全场大小 2 退回本金',
    ]);
    await expect(named).toHaveLength(8);
    await expect(named).toContain('第 1 个进球 没有进球');
    await expect(canvas.getByText(/按开赛前最后的盘口/)).toBeVisible();
    await expect(named.at(-1)).toContain('伯恩利');
    await expect(named.find(text => text.startsWith('双重机会'))).toContain('、');
  },
};
export const OverAbandoned: Story = {
  name: '比赛腰斩，已结束',
  args: { answer: { ended: { ...ended, stopped: 'D1', reached: '1:1' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('富勒姆 对 伯恩利 · 腰斩 1-1 · 半场 1-0', {}, patient),
    ).toBeVisible();
  },
};
export const VirtualOver: Story = {
  name: '虚拟足球已结束',
  args: { answer: [], sport: 'VF' },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '公平性验证' }, patient);
    await expect(link).toHaveAttribute('href', '/fairness/900');
  },
};
export const Waiting: Story = { name: '加载中', args: { answer: 'waiting' } };
export const Failed: Story = { name: '加载失败', args: { answer: { kind: 'timeout', afterMs: 30_000 } } };
export const Phone: Story = { name: '手机', globals: { width: '390' } };

export const NarrowCards: Story = {
  name: '窄卡片：总进球的选项完整',
  decorators: [
    Story => (
      <div style={{ inlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = await canvas.findByRole('button', { name: '全场总进球' }, patient);
    const picks = [
      ...(head.closest('section')?.querySelectorAll('button[aria-pressed] [aria-hidden]') ?? []),
    ];
    await expect(picks.length).toBeGreaterThan(4);
    await expect(picks.filter(pick => pick.scrollWidth > pick.clientWidth)).toEqual([]);
  },
};
