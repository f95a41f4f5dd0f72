import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  title: '对话框/提示确认',
  component: AlertDialog,
  parameters: { docs: { description: { component: '必须回答的询问，或必须读到的消息；点外面不会关闭。' } } },
  args: {
    open: true,
    title: '确定要退出登录吗？',
    children: '未提交的投注单会保留在这台设备上。',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  name: '询问',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: '确定要退出登录吗？' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(screen.getByRole('button', { name: '确定' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const News: Story = {
  name: '告知（知道了）',
  args: { title: '登录已过期', children: '请重新登录后继续。', onCancel: undefined },
};
export const Danger: Story = {
  name: '危险操作',
  args: { title: '删除这张银行卡？', danger: true, confirmText: '删除' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
  },
};
export const Busy: Story = { name: '进行中', args: { busy: true } };
