import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { sampleTransfer } from '../../../testing/sample-purses.ts';
import { TransferInView } from './transfer-in.view.tsx';

const meta = {
  title: '对话框/转入场馆',
  component: TransferInView,
  parameters: {
    docs: {
      description: { component: '进入场馆前或游戏中，把中心钱包的钱转入这个场馆；也可以不转，直接进入。' },
    },
  },
  args: {
    venue: { channelCode: 'JXDZ', name: '天下' },
    words: undefined,
    free: '12345.67',
    balance: '500',
    failure: undefined,
    isRetrying: false,
    state: { step: 'idle' },
    onRetry: fn(),
    onEdit: fn(),
    onSubmit: fn(),
    onRepeat: fn(),
    onEnter: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TransferInView>;
export default meta;
type Story = StoryObj<typeof meta>;

const amount = () => screen.findByRole('textbox', { name: /转账金额/ });

export const Asked: Story = {
  name: '活动中：先说明，再转入',
  args: { words: '您有活动流水未完成，转入场馆的资金在完成前不能转出。' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '全部' }));
    expect(await amount()).toHaveValue('12,345.67');
    await userEvent.click(screen.getByRole('button', { name: '确认转入' }));
    expect(args.onSubmit).toHaveBeenCalledWith('12345.67');
  },
};
export const TooMuch: Story = {
  name: '超过可转余额',
  play: async ({ args }) => {
    await userEvent.type(await amount(), '20000');
    await userEvent.click(screen.getByRole('button', { name: '确认转入' }));
    expect(await screen.findByText('超过可转余额 ¥12,345.67')).toBeVisible();
    expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Direct: Story = {
  name: '不转，直接进入',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '直接进入' }));
    expect(args.onEnter).toHaveBeenCalled();
  },
};
export const InGame: Story = { name: '在游戏中打开：没有进入的按钮', args: { onEnter: undefined } };
export const Sending: Story = {
  name: '转入中，不能离开去游戏',
  args: { state: { step: 'sending', request: { operationId: 'op' } } },
  play: async () => {
    expect(await screen.findByRole('button', { name: '直接进入' })).toBeDisabled();
  },
};
export const Unknown: Story = {
  name: '结果未知',
  args: { state: { step: 'unknown', request: { operationId: 'op' }, tries: 2 } },
};
export const Refused: Story = {
  name: '没有转入',
  args: { state: { step: 'idle', failure: refused('system-busy') } },
};
export const Done: Story = {
  name: '已转入',
  args: { state: { step: 'done', answer: sampleTransfer() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '进入游戏' }));
    expect(args.onEnter).toHaveBeenCalled();
  },
};
export const Loading: Story = { name: '加载中', args: { free: undefined } };
export const Failed: Story = {
  name: '余额加载失败',
  args: { free: undefined, failure: { kind: 'timeout', afterMs: 30_000 } },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
