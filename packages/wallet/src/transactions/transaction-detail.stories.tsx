import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { transactions } from '../testing/sample-transactions.ts';
import { TransactionDetailView } from './transaction-detail.view.tsx';

const [deposit, withdrawal] = transactions;
if (!deposit || !withdrawal) throw new Error('the samples are gone');

const meta = {
  title: '页面/交易记录/详情',
  component: TransactionDetailView,
  parameters: { docs: { description: { component: '一笔交易的单号与进度。' } } },
  args: {
    transaction: withdrawal,
    detail: {
      ...withdrawal,
      timeline: ['held', 'approved', 'sending', 'paid', 'returned'].map((detail, n) => ({
        ...{ detail, refusal: '' as const, note: '' },
        at: withdrawal.at + n * 60_000,
      })),
    },
    failure: undefined,
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TransactionDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Returned: Story = {
  name: '取款被退回',
  async play() {
    await expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  },
};
export const RefusedByProvider: Story = {
  name: '取款被渠道拒绝：原因和下一步',
  args: {
    transaction: { ...withdrawal, state: 'failed', detail: 'rejected' },
    detail: {
      ...withdrawal,
      ...{ state: 'failed', detail: 'rejected' },
      timeline: [
        { detail: 'held', at: withdrawal.at, refusal: '', note: '' },
        { detail: 'rejected', at: withdrawal.at + 60_000, refusal: 'account-closed', note: '' },
      ],
    },
  },
  async play() {
    await expect(await screen.findByText(/原因：收款账户已经关闭。 请改用您本人的其他账户/)).toBeVisible();
  },
};
export const OpenDeposit: Story = {
  name: '待支付的存款',
  args: {
    transaction: deposit,
    detail: { ...deposit, timeline: [{ detail: 'waiting', at: deposit.at, refusal: '', note: '' }] },
  },
  async play() {
    const link = await screen.findByRole('link', { name: '查看存款订单' });
    await expect(link).toHaveAttribute('href', `/mine/savemoney?order=${deposit.orderNo}`);
  },
};
export const Loading: Story = { name: '读取中', args: { detail: undefined } };
export const Failed: Story = {
  name: '读取失败',
  args: { detail: undefined, failure: { kind: 'offline' } },
  async play({ args }) {
    const [retry] = await screen.findAllByRole('button', { name: /重试|重新/ });
    if (retry) await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
