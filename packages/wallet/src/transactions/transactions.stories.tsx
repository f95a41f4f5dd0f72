import { refused } from '@lobby/api-client/testing';
import { paths } from '@lobby/feature';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { transactions } from '../testing/sample-transactions.ts';
import { readFilters } from './transaction-filters.ts';
import { TransactionsView, type TransactionsViewProps } from './transactions.view.tsx';

const filters = readFilters(new URLSearchParams(), Date.parse('2026-11-20T21:00:00+08:00'));

const meta = {
  title: '页面/交易记录',
  component: TransactionsView,
  parameters: {
    house: { path: paths.mine.transactions() },
    docs: {
      description: { component: '存款、取款、转账、返水、红利、投注与兑换，按类型、状态、日期筛选。' },
    },
  },
  args: {
    filters,
    isRangeValid: true,
    transactions: { list: [...transactions], next: 'more' },
    totals: {
      count: 1240,
      in: '10012.34',
      out: '1000000642.49',
      usdtIn: '140383749.456785',
      usdtOut: '0.00',
    },
    mayDeposit: true,
    failure: undefined,
    isRetrying: false,
    page: 1,
    exporting: { step: 'idle' },
    onFilters: fn(),
    onPage: fn(),
    onDetail: fn(),
    onRetry: fn(),
    onExport: fn(),
    onStopExport: fn(),
  },
} satisfies Meta<typeof TransactionsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {
  name: '各种交易',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '返水' }));
    // Of yuan alone none is said in USDT.
    await expect(canvas.queryByText(/^[-+]?0(\.0+)? USDT/)).toBeNull();
    // A line that says nothing takes no room.
    const [said] = canvas.queryAllByRole('status', { hidden: true });
    await expect(said).not.toBeVisible();
    await expect(canvas.getByText('转出').parentElement).not.toHaveTextContent('USDT');
    await expect(canvas.getByText('转入').parentElement).toHaveTextContent('140,383,749.456785 USDT');
    await expect(args.onFilters).toHaveBeenCalledWith({ ...filters, kind: 'rebate' });
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('button', { name: '上一页' })).toHaveAttribute('aria-disabled', 'true');
    const [first] = transactions;
    await userEvent.click(canvas.getByRole('button', { name: `${first?.orderNo} 的详情` }));
    await expect(args.onDetail).toHaveBeenCalledWith(first);
  },
};
/** Fetches the second page, as the screen does: nothing of it is there at first. */
function Turning(args: TransactionsViewProps) {
  const [page, turn] = useState(1);
  return (
    <TransactionsView
      {...args}
      page={page}
      transactions={page === 1 ? args.transactions : undefined}
      onPage={turn}
    />
  );
}
export const NextPage: Story = {
  name: '下一页加载中：焦点留在按钮上',
  render: args => <Turning {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: '下一页' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('第 2 页')).toBeVisible();
    await expect(next).toHaveFocus();
  },
};
export const WrongDays: Story = {
  name: '日期颠倒',
  args: {
    filters: { ...filters, range: 'custom', from: '2026-11-20', to: '2026-11-01' },
    isRangeValid: false,
  },
  async play({ canvasElement }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('结束日期不能早于开始日期');
  },
};
export const Exporting: Story = {
  name: '导出中，可取消',
  args: { exporting: { step: 'running', done: 300 } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('已读取 300 / 1,240 笔')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消导出' }));
    await expect(args.onStopExport).toHaveBeenCalled();
  },
};
export const ExportFailed: Story = {
  name: '导出失败',
  args: { exporting: { step: 'failed', failure: { kind: 'timeout', afterMs: 30_000 } } },
};
export const Empty: Story = {
  name: '暂无记录',
  args: {
    transactions: { list: [], next: '' },
    totals: { count: 0, in: '0', out: '0', usdtIn: '0.00', usdtOut: '0.00' },
  },
  async play({ canvasElement }) {
    const link = await within(canvasElement).findByRole('link', { name: '去存款' });
    await expect(link).toHaveAttribute('href', paths.mine.deposit());
  },
};
export const EmptyInPause: Story = {
  name: '暂无记录，暂停期间不请人存款',
  args: { ...Empty.args, mayDeposit: false },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('该范围内没有交易记录');
    await expect(within(canvasElement).queryByText(/去存款/)).toBeNull();
  },
};
export const Loading: Story = { name: '加载中', args: { transactions: undefined, totals: undefined } };
export const Failed: Story = {
  name: '加载失败',
  args: { transactions: undefined, totals: undefined, failure: refused('server-error') },
};
export const Offline: Story = {
  name: '离线',
  args: { transactions: undefined, totals: undefined, failure: { kind: 'offline' } },
};
