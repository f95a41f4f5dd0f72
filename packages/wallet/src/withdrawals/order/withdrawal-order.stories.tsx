import { refused } from '@lobby/api-client/testing';
import { minute } from '@lobby/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { sampleNow } from '../../testing/sample-accounts.ts';
import { sampleWithdrawal } from '../../testing/sample-withdrawals.ts';
import { WithdrawalOrderView } from './withdrawal-order.view.tsx';

const meta = {
  title: '页面/取款进度',
  component: WithdrawalOrderView,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: '一笔取款走到哪一步：审核、出款、成功，或失败退回。' } },
  },
  args: {
    order: sampleWithdrawal(),
    failure: undefined,
    isStale: false,
    isAsking: false,
    now: sampleNow,
    onAsk: fn(),
  },
} satisfies Meta<typeof WithdrawalOrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

const paid = [
  { state: 'held', at: sampleNow - 20 * minute },
  { state: 'approved', at: sampleNow - 19 * minute },
  { state: 'sending', at: sampleNow - 19 * minute },
  { state: 'paid', at: sampleNow - 5 * minute },
] as const;

export const Review: Story = {
  name: '人工审核中',
  play: async () => {
    expect((await screen.findAllByText('人工审核中'))[0]).toBeVisible();
    const number = screen.getByText(sampleWithdrawal().orderNo).getBoundingClientRect();
    const copy = screen.getByRole('button', { name: '复制订单号' }).getBoundingClientRect();
    expect(copy.bottom).toBeLessThanOrEqual(number.bottom);
  },
};
export const Unknown: Story = {
  name: '正在与银行确认',
  args: { order: sampleWithdrawal({ state: 'unknown' }) },
};
export const Overdue: Story = {
  name: '比预计久：不再承诺过去的时间',
  args: { now: sampleNow + 13 * minute },
  play: async () => {
    expect(await screen.findByText(/比预计时间久一些/)).toBeVisible();
    expect(screen.queryByText(/前到账/)).toBeNull();
  },
};
export const Paid: Story = {
  name: 'USDT 成功',
  args: {
    order: sampleWithdrawal({
      state: 'paid',
      kind: 'usdt-trc20',
      account: 'TR7NHq…gjLj6t',
      fee: '7.12',
      usdtAmount: '139.38',
      rate: '7.1234',
      finishedAt: sampleNow,
      timeline: [...paid],
    }),
  },
};
export const Returned: Story = {
  name: '成功后被银行退回',
  args: {
    order: sampleWithdrawal({
      state: 'returned',
      note: '收款银行退回：户名不符',
      timeline: [...paid, { state: 'returned', at: sampleNow }],
    }),
  },
};
export const Rejected: Story = {
  name: '失败退回',
  args: {
    order: sampleWithdrawal({
      state: 'rejected',
      note: '审核未通过',
      timeline: [
        { state: 'held', at: sampleNow - minute },
        { state: 'rejected', at: sampleNow },
      ],
    }),
  },
  play: async () => {
    const [held, rejected] = await screen.findAllByRole('listitem');
    expect(held?.querySelector('use')).toHaveAttribute('href', expect.stringMatching(/#check$/));
    expect(rejected?.querySelector('use')).toHaveAttribute('href', expect.stringMatching(/#warning$/));
  },
};
export const RefusedByProvider: Story = {
  name: '渠道没有付款：原因和下一步',
  args: {
    order: sampleWithdrawal({
      state: 'rejected',
      refusal: 'name-differs',
      timeline: [...paid.slice(0, 3), { state: 'rejected', at: sampleNow }],
    }),
  },
  play: async () => {
    expect(await screen.findByText('原因：收款账户的户名与您绑定的姓名不符。')).toBeVisible();
    expect(screen.getByText(/改用您本人的其他账户/)).toBeVisible();
    expect(screen.queryByText(/联系客服/)).toBeNull();
  },
};
export const RefusedOddly: Story = {
  name: '渠道没有说明原因：繁體',
  args: { order: sampleWithdrawal({ state: 'rejected', refusal: 'other' }) },
  globals: { locale: 'zh-TW' },
  play: async () => {
    expect(await screen.findByText('原因：支付管道沒有付款，也沒有說明具體原因。')).toBeVisible();
    expect(screen.getByText(/聯絡客服並提供訂單編號/)).toBeVisible();
  },
};
export const Stale: Story = { name: '网络断开，旧状态', args: { isStale: true } };
export const Loading: Story = { name: '加载中', args: { order: undefined } };
export const Failed: Story = {
  name: '加载失败',
  args: { order: undefined, failure: refused('not-found') },
};
