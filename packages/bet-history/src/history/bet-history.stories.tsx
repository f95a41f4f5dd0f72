import { failureText } from '@lobby/api-client/request';
import { fakePrint, print } from '@lobby/ui-kit/testing';
import { patient, WithPages } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyEnd, sampleBet, sampleLeg } from '../testing/sample-bets.ts';
import { disputed, settledAgo } from '../testing/sample-disputes.ts';
import { abandoned, resettled, soldBack } from '../testing/sample-steps.ts';
import { fullCover, tickets } from '../testing/sample-tickets.ts';
import { BetHistoryView } from './bet-history.view.tsx';
import { firstFilters } from './filters/history-query.ts';

/** For the first look at something that is loaded on demand. */
const today = Date.parse('2026-11-20T21:00:00+08:00');

const meta = {
  title: '会员/投注记录',
  component: BetHistoryView,
  parameters: {
    docs: { description: { component: '会员按日期、状态筛选自己的注单，查看合计与每一注的结果。' } },
  },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  args: {
    filters: firstFilters(today),
    isRangeValid: true,
    mayBet: true,
    bets: { list: everyEnd, total: 46 },
    totals: { count: 46, stake: '9280', turnover: '7416.5', netWin: '-304', cashedOut: '282.24' },
    isLoading: false,
    isRefreshing: false,
    failure: undefined,
    page: 1,
    pageSize: 20,
    exporting: { kind: 'idle' },
    onExport: fn(),
    onHall: fn(),
    onFilters: fn(),
    onPage: fn(),
    onPageSize: fn(),
    onRefresh: fn(async () => true),
  },
} satisfies Meta<typeof BetHistoryView>;
export default meta;
type Story = StoryObj<typeof meta>;

const openActions = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /^注单 .* 的操作$/ }, patient));

export const EveryEnd: Story = {
  name: '各种结果',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('赢半', {}, patient);
    await canvas.findByText('赛事取消');
    await expect(canvas.getByText('取消')).toBeVisible();
    await expect(canvas.getByText('-¥392')).toBeVisible();
    // A row has one menu for what can be done with it, not a row of links.
    const rows = canvas.getAllByRole('row').slice(1);
    const menus = canvas.getAllByRole('button', { name: /^注单 .* 的操作$/ });
    await expect(menus.map(menu => menu.closest('tr'))).toEqual(rows);
    await expect(canvas.queryByText('打印回执')).toBeNull();
  },
};

export const Again: Story = {
  name: '再来一注',
  args: { bets: { list: everyEnd.slice(0, 1), total: 1 } },
  play: async ({ canvasElement }) => {
    await openActions(canvasElement);
    await expect(await screen.findByRole('menuitem', { name: '再来一注' })).toHaveAttribute(
      'href',
      `/game/sport/crty?again=${everyEnd[0]?.ticketId}`,
    );
  },
};

export const OnPaper: Story = {
  name: '打印注单：盘口、滚球比分、开赛与投注时间、承担的本金',
  args: {
    bets: {
      list: [sampleBet({ legs: [sampleLeg({ oddsFormat: 'I', odds: '-2.00' })], risk: '400' })],
      total: 1,
    },
  },
  beforeEach: fakePrint,
  play: async ({ canvasElement }) => {
    await openActions(canvasElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: '打印回执' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const paper = document.querySelector<HTMLElement>('[data-print-alone]');
    if (!paper) throw new Error('nothing was drawn to be printed');
    const facts = '印尼盘 · 滚球，投注时比分 1:2 · 开赛 2026-11-20 20:00（北京时间）';
    await expect(within(paper).getByText(facts)).toBeInTheDocument();
    await expect(within(paper).getByText('承担本金').parentElement).toHaveTextContent('¥400');
    await expect(within(paper).getByText('2026-11-20 20:41:07（北京时间）')).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(paper).not.toBeInTheDocument());
  },
};

export const OpenlyDrawn: Story = {
  name: '虚拟足球的注单，可验证公平性',
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '公平性验证' }, patient);
    await expect(link).toHaveAttribute('href', '/fairness/v71');
  },
};

export const Filtering: Story = {
  name: '筛选未结算',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '未结算' }, patient));
    await expect(args.onFilters).toHaveBeenCalledWith({ ...args.filters, status: 'open' });
  },
};

const several = Object.values(tickets);

export const Tickets: Story = {
  name: '串关与组合',
  args: { bets: { list: several, total: several.length } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText('3串4 × 4 注', {}, patient)).toHaveLength(2);
    await expect(canvas.getByText('5串10 × 10 注')).toBeVisible();
    await expect(canvas.getByText(/到账 ¥31\.20$/)).toBeVisible();
    await expect(canvas.getByText('提前兑现')).toBeVisible();
    await expect(canvas.getAllByText('富勒姆 对 伯恩利 等 3 场').length).toBeGreaterThan(1);
  },
};

export const Unfolded: Story = {
  name: '展开串关',
  args: { bets: { list: several, total: several.length } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const ticket of several) {
      const { ticketId, legs } = ticket;
      const unfold = await canvas.findByRole(
        'button',
        { name: `${legs.length} 关明细 ${ticketId}` },
        patient,
      );
      unfold.focus();
      await userEvent.keyboard('{Enter}');
      await expect(unfold).toHaveAttribute('aria-expanded', 'true');
    }
    const [halves] = canvas.getAllByText('输半');
    await expect(halves).toBeVisible();
    await expect(canvas.getAllByText('取消：延期').length).toBeGreaterThan(0);
    // Of the settled systems alone.
    await expect(canvas.getAllByRole('button', { name: '各注明细' })).toHaveLength(3);
    const lists = canvas.getAllByRole('list', { name: '3串1' });
    await expect(within(lists[0] ?? canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};

const sold = Object.values(soldBack);

export const SoldBack: Story = {
  name: '已兑现的注单',
  args: { bets: { list: sold, total: sold.length } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('已兑现 50%，到账 ¥94.08', {}, patient);
    await expect(canvas.getByText('已兑现 100%，到账 ¥188.16')).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: /^注单进度/ })) await userEvent.click(button);
    await expect(canvas.getAllByText('部分兑现')).toHaveLength(2);
    await expect(canvas.getByText('¥282.24')).toBeVisible();
  },
};

export const Folded: Story = {
  name: '再次收起',
  args: { bets: { list: [tickets.seriesOpen], total: 1 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const unfold = await canvas.findByRole('button', { name: /^3 关明细/ }, patient);
    await userEvent.click(unfold);
    await expect(canvas.getByRole('list', { name: '3串1' })).toBeVisible();
    await userEvent.click(unfold);
    await expect(canvas.queryByRole('list', { name: '3串1' })).toBeNull();
    await expect(unfold).not.toHaveAttribute('aria-controls');
  },
};

export const Combinations: Story = {
  name: '各注明细',
  args: { bets: { list: [tickets.systemHalves, fullCover], total: 2 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^3 关明细/ }, patient));
    await userEvent.click(canvas.getByRole('button', { name: '各注明细' }));
    const few = await canvas.findByRole('table', { name: '各注明细 PS10000033' }, patient);
    await expect(within(few).getAllByRole('row')).toHaveLength(5);
    await expect(within(few).getByText('返还合计')).toHaveTextContent('返还合计 ¥45.22');

    await userEvent.click(canvas.getByRole('button', { name: /^10 关明细/ }));
    await userEvent.click(canvas.getAllByRole('button', { name: '各注明细' })[1] ?? canvasElement);
    await expect(await canvas.findByText('共 1023 条', {}, patient)).toBeVisible();
    await expect(canvas.getAllByText('返还合计')[1]).toHaveTextContent('返还合计 ¥3,813.70');
  },
};

/** Settled so long ago that it is disputed by feedback alone, whenever this is looked at. */
const year = 365 * 24 * 3_600_000;
const changedLongAgo = {
  ...resettled,
  settledAt: (resettled.settledAt ?? 0) - year,
  steps: resettled.steps.map(step => ({ ...step, at: step.at - year })),
};

export const Steps: Story = {
  name: '注单进度：原因、原比分与反馈',
  args: { bets: { list: [changedLongAgo], total: 1 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^注单进度/ }, patient));
    const steps = within(canvas.getByRole('list', { name: '注单进度' })).getAllByRole('listitem');
    await expect(steps).toHaveLength(7);
    await expect(steps[3]).toHaveTextContent('2025-11-20 22:40:00撤销结算 · 原比分 1:3 · 赛果撤回-¥392');
    await expect(steps[5]).toHaveTextContent('重新结算 · 输 · 比分 1:2 → 1:1 · VAR 改判-¥296');
    await expect(canvas.getByRole('link', { name: '对结果有异议？提交反馈' })).toHaveAttribute(
      'href',
      '/mine/feedback?ticket=OU10000040',
    );
  },
};

export const ShownAgain: Story = {
  name: '回看网址：人人可看，可复制',
  args: { bets: { list: [resettled], total: 1 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^注单进度/ }, patient));
    await expect(canvas.getByRole('link', { name: '回看这一注' })).toHaveAttribute(
      'href',
      `/bet/${resettled.showId}`,
    );
    await expect(canvas.getByRole('button', { name: /^复制回看网址/ })).toBeVisible();
  },
};

export const StepsOnPhone: Story = { ...Steps, name: '注单进度，手机', globals: { width: '390' } };

const disputing = { name: '对此注单有异议' };

export const Disputable: Story = {
  name: '结算后 14 天内可提出异议',
  args: { bets: { list: [settledAgo(1)], total: 1 } },
  play: async ({ canvasElement }) => {
    await openActions(canvasElement);
    await waitFor(() => expect(screen.getByRole('menuitem', disputing)).toBeVisible());
  },
};

export const NotDisputable: Story = {
  name: '超过 14 天不再提出异议',
  args: { bets: { list: [settledAgo(15)], total: 1 } },
  play: async ({ canvasElement }) => {
    await openActions(canvasElement);
    await screen.findByRole('menuitem', { name: '打印回执' });
    await expect(screen.queryByRole('menuitem', disputing)).toBeNull();
  },
};

const ofDisputes = Object.values(disputed);

export const Disputed: Story = {
  name: '异议：处理中、成立、再次提出',
  args: { bets: { list: ofDisputes, total: ofDisputes.length } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const unfold = await canvas.findAllByRole('button', { name: /^注单进度/ }, patient);
    for (const button of unfold) await userEvent.click(button);
    const [open, upheld, twice] = canvas.getAllByRole('list', { name: '异议与答复' });
    await expect(open).toHaveTextContent('提出异议：赛果不对');
    await expect(open).toHaveTextContent('异议处理中');
    await expect(upheld).toHaveTextContent('2026-11-21 15:40:00异议成立官方赛果为 2:1，注单已重新结算。');
    await expect(within(twice ?? canvasElement).getAllByRole('listitem')).toHaveLength(2);
    await expect(twice).toHaveTextContent('异议不成立');
  },
};

export const DisputedOnPhone: Story = { ...Disputed, name: '异议，手机', globals: { width: '390' } };

export const Abandoned: Story = {
  name: '腰斩与半场比分',
  args: { bets: { list: Object.values(abandoned), total: 3 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText('腰斩 2:1 · 半场 1:0', {}, patient)).toHaveLength(2);
    await expect(canvas.getByText(/^开赛 .* · 半场 1:0$/)).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: /^注单进度/ })) await userEvent.click(button);
    await expect(canvas.getByText('结算 · 取消 · 腰斩 2:1')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /异议/ })).toBeNull();
  },
};

export const Rejected: Story = {
  name: '只看已取消或拒绝',
  args: {
    filters: { ...firstFilters(today), status: 'rejected' },
    bets: { list: everyEnd.filter(bet => bet.status === 'rejected'), total: 1 },
    totals: { count: 0, stake: '0', turnover: '0', netWin: '0', cashedOut: '0' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('已取消或拒绝的注单不计入合计', {}, patient)).toBeVisible();
    await expect(canvas.getByText('0 单')).toBeVisible();
  },
};

export const Refreshing: Story = {
  name: '刷新',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '刷新' }, patient));
    await expect(args.onRefresh).toHaveBeenCalled();
    await within(document.body).findAllByText('已刷新', {}, patient);
  },
};

export const Exporting: Story = {
  name: '导出中',
  args: { exporting: { kind: 'running', progress: { done: 300, total: 1240 } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^导出 CSV/ }, patient));
    await expect(args.onExport).not.toHaveBeenCalled();
    await expect(canvas.getByText('已读取 300 / 1,240 单')).toHaveRole('status');
  },
};
export const ExportFailed: Story = {
  name: '导出失败',
  args: { exporting: { kind: 'failed', failure: { kind: 'timeout', afterMs: 30_000 } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert', {}, patient)).toHaveTextContent(
      `导出未完成，没有生成文件。${failureText({ kind: 'timeout', afterMs: 30_000 }, 'zh-CN')}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: '导出 CSV' }));
    await expect(args.onExport).toHaveBeenCalled();
  },
};

export const CustomDays: Story = {
  name: '自定义日期',
  args: { filters: { ...firstFilters(today), range: 'custom' } },
};
export const WrongDays: Story = {
  name: '日期颠倒',
  args: {
    filters: { ...firstFilters(today), range: 'custom', days: { from: '2026-11-20', to: '2026-11-01' } },
    isRangeValid: false,
    bets: undefined,
    totals: undefined,
  },
};
export const FilteredEmpty: Story = {
  name: '筛选后无记录',
  args: {
    filters: { ...firstFilters(today), kind: 'system', status: 'open' },
    bets: { list: [], total: 0 },
    totals: { count: 0, stake: '0', turnover: '0', netWin: '0', cashedOut: '0' },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '清除筛选' }, patient));
    await expect(args.onFilters).toHaveBeenCalledWith(firstFilters(today));
  },
};
export const ByKind: Story = {
  name: '筛选玩法与运动',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: '玩法' }, patient));
    await userEvent.click(await within(document.body).findByRole('option', { name: '组合串关' }));
    await expect(args.onFilters).toHaveBeenCalledWith({ ...args.filters, kind: 'system' });
  },
};
export const Empty: Story = {
  name: '暂无记录',
  args: {
    bets: { list: [], total: 0 },
    totals: { count: 0, stake: '0', turnover: '0', netWin: '0', cashedOut: '0' },
  },
};
export const Waiting: Story = {
  name: '加载中',
  args: { bets: undefined, totals: undefined, isLoading: true },
};
export const Failed: Story = {
  name: '加载失败',
  args: { bets: undefined, totals: undefined, failure: { kind: 'offline' } },
};
