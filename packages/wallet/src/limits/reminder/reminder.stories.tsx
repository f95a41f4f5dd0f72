import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ReminderView } from './reminder.view.tsx';

const now = Date.UTC(2026, 10, 25, 2);

const meta = {
  title: '对话框/登录时长提醒',
  component: ReminderView,
  parameters: {
    docs: { description: { component: '会员自己设定的间隔到了：本次登录多久、输赢多少，继续或休息。' } },
  },
  args: {
    session: { since: now - 3_723_000, net: '-120.5' },
    isWaiting: false,
    now,
    onContinue: fn(),
    onBreak: fn(),
  },
} satisfies Meta<typeof ReminderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {
  name: '本次输',
  play: async ({ args }) => {
    expect(await screen.findByText('1小时2分3秒')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '休息一下' }));
    expect(args.onBreak).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '继续' }));
    expect(args.onContinue).toHaveBeenCalled();
  },
};
export const Won: Story = {
  name: '本次赢，时间很长',
  args: { session: { since: now - 90_000_000, net: '9007199254740993.01' } },
};
export const Waiting: Story = { name: '正在读取', args: { session: undefined, isWaiting: true } };
export const Unread: Story = { name: '没有读到', args: { session: undefined } };
