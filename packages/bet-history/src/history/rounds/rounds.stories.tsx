import { failureText } from '@lobby/api-client/request';
import { patient, WithPages } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { correctedRound, openSportBet, plainRound, sampleRound } from '../../testing/sample-rounds.ts';
import { firstFilters, type HistoryQuery } from '../filters/history-query.ts';
import { RoundRecordsView } from './round-records.view.tsx';

const query: HistoryQuery = {
  filters: firstFilters(Date.parse('2026-11-20T21:00:00+08:00')),
  hall: 'DZ',
  venue: '',
  page: 1,
};
const venues = [
  { code: 'CRTY', name: '本站体育' },
  { code: 'YXZR', name: '玉轩真人' },
  { code: 'JXDZ', name: '锦绣电子' },
];
const totals = { count: 46, stake: '92', turnover: '92', netWin: '-5.2' };

const meta = {
  title: '会员/投注记录（各场馆）',
  component: RoundRecordsView,
  parameters: {
    docs: {
      description: {
        component: '按分类、场馆和时间查看每一局：投注、派彩、输赢、更正，以及在场馆重看和验证的链接。',
      },
    },
  },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  args: {
    query,
    venues: venues.slice(2),
    isRangeValid: true,
    bets: { list: [sampleRound(), correctedRound], total: 46, totals },
    isLoading: false,
    isRefreshing: false,
    failure: undefined,
    pageSize: 20,
    exporting: { kind: 'idle' },
    onQuery: fn(),
    onPageSize: fn(),
    onExport: fn(),
    onRefresh: fn(async () => true),
  },
} satisfies Meta<typeof RoundRecordsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const unfold = async (canvasElement: HTMLElement, name: RegExp, at = 0) => {
  const buttons = await within(canvasElement).findAllByRole('button', { name }, patient);
  await userEvent.click(buttons[at] ?? canvasElement);
};

export const Rounds: Story = {
  name: '电子：一局的详情',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await unfold(canvasElement, /^花灯夜市 9357.* 的详情$/);
    const link = canvas.getByRole('link', { name: /^重看这一局/ });
    await expect(link).toHaveAttribute('href', sampleRound().round?.replayUrl);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: /^验证这一局/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '真人' }));
    await expect(args.onQuery).toHaveBeenCalledWith({ ...query, hall: 'ZR' });
  },
};

export const Corrected: Story = {
  name: '场馆更正过的一局',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await unfold(canvasElement, /^花灯夜市 c0ffee.* 的详情$/);
    await expect(canvas.getByText(/更正前投注额 ¥2、派彩 ¥0.40/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '对结果有异议？提交反馈' })).toHaveAttribute(
      'href',
      `/mine/feedback?ticket=${correctedRound.ticketId}`,
    );
  },
};

export const All: Story = {
  name: '全部：体育与各场馆',
  args: {
    query: { ...query, hall: 'all' },
    venues,
    bets: { list: [sampleRound(), plainRound, openSportBet], total: 3, totals: { ...totals, count: 3 } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('未结算', {}, patient)).toBeVisible();
    await unfold(canvasElement, /^roulette .* 的详情$/);
    await expect(canvas.queryByRole('link', { name: /^重看这一局/ })).toBeNull();
    await unfold(canvasElement, /^英超 .* 的详情$/);
    await expect(canvas.getByRole('link', { name: '在体育记录中查看' })).toHaveAttribute(
      'href',
      '/mine/betRecord',
    );
    await expect(canvas.getByRole('combobox', { name: '场馆' })).toHaveTextContent('全部场馆');
  },
};

const nothing = { list: [], total: 0, totals: { count: 0, stake: '0', turnover: '0', netWin: '0' } };

export const Empty: Story = {
  name: '没有投注',
  args: { bets: nothing },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('这段时间没有电子投注', {}, patient)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '查看近30天' }));
    await expect(args.onQuery).toHaveBeenCalledWith({
      ...query,
      filters: { ...query.filters, range: 'days30' },
    });
  },
};

export const EmptyVenue: Story = {
  name: '一个场馆没有投注',
  args: { bets: nothing, venues, query: { ...query, hall: 'all', venue: 'YXZR' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: '查看全部场馆' }, patient),
    );
    await expect(args.onQuery).toHaveBeenCalledWith({ ...query, hall: 'all' });
  },
};

export const Loading: Story = { name: '加载中', args: { bets: undefined, isLoading: true } };

export const Failed: Story = {
  name: '加载失败',
  args: { bets: undefined, failure: { kind: 'offline' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('投注记录加载失败', {}, patient)).toBeVisible();
    await expect(canvas.getByText(failureText({ kind: 'offline' }, 'zh-CN'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /重试|再试/ }));
    await expect(args.onRefresh).toHaveBeenCalled();
  },
};
