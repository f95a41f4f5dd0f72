import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleCashFlow } from '../../testing/sample-cash-flow.ts';
import { CashFlowView } from './cash-flow.view.tsx';

const meta = {
  title: '页面/近30天资金往来',
  component: CashFlowView,
  parameters: {
    docs: { description: { component: '每天存入与取出：图，或同样内容的表。' } },
  },
  args: { flow: sampleCashFlow, failure: undefined, isRetrying: false, onRetry: fn() },
} satisfies Meta<typeof CashFlowView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = {
  name: '图',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible());
  },
};
export const AsTable: Story = {
  name: '表',
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: '表' }));
    expect(screen.getByRole('row', { name: '2026-11-16 ¥20,000 ¥1,500.25' })).toBeVisible();
  },
};
export const Nothing: Story = {
  name: '没有存取',
  args: {
    flow: {
      days: sampleCashFlow.days.map(({ day }) => ({ day, in: '0', out: '0' })),
      in: '0',
      out: '0',
    },
  },
};
export const Loading: Story = { name: '加载中', args: { flow: undefined } };
export const Failed: Story = {
  name: '加载失败',
  args: { flow: undefined, failure: { kind: 'timeout', afterMs: 30_000 } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(args.onRetry).toHaveBeenCalled();
  },
};
