import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { evening } from '../testing/sample-room.ts';
import { NotesView } from './notes.view.tsx';

const meta = {
  title: '对话框/聊天备注',
  component: NotesView,
  parameters: {
    docs: { description: { component: '管理员对一位发言者的备注：最新的在上，加上后不能更改。' } },
  },
  args: {
    name: 'l***8',
    notes: [
      { text: '第二次提醒', at: evening, isOwn: true },
      { text: '已提醒不要刷屏', at: evening - 86_400_000, isOwn: false },
    ],
    ...{ hasFailed: false, isRetrying: false, text: '', isSaving: false },
    ...{ onText: fn(), onAdd: fn(), onRetry: fn(), onClose: fn() },
  },
} satisfies Meta<typeof NotesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Noted: Story = {
  name: '有备注',
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'l***8 的备注' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '加备注' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
export const Writing: Story = {
  name: '写好一条',
  args: { text: '好球' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '加备注' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const TooLong: Story = {
  name: '太长',
  args: { text: '好'.repeat(201) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '加备注' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
export const Saving: Story = { name: '保存中', args: { text: '好球', isSaving: true } };
export const Empty: Story = { name: '还没有', args: { notes: [] } };
export const Loading: Story = { name: '载入中', args: { notes: undefined } };
export const Failed: Story = { name: '没能载入', args: { notes: undefined, hasFailed: true } };
export const OnPhone: Story = { name: '繁體，手机上', globals: { width: '390', locale: 'zh-TW' } };
