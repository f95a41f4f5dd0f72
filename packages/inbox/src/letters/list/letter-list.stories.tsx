import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { letters } from '../../testing/sample-letters.ts';
import { startList } from './letter-list.flow.ts';
import { LetterListView } from './letter-list.view.tsx';

const meta = {
  title: '数据/消息列表',
  component: LetterListView,
  parameters: {
    docs: { description: { component: '一个分类的消息：点标题就地展开，可多选删除，可全部标为已读。' } },
  },
  args: {
    tab: 'notice',
    state: startList,
    letters: { list: letters, total: letters.length },
    unread: 2,
    failure: undefined,
    isRetrying: false,
    page: 1,
    pageSize: 20,
    send: fn(),
    onToggle: fn(),
    onConfirm: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof LetterListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: '已读与未读',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText('未读')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^未读 存款 1,000 元已收到/ }));
    await expect(args.onToggle).toHaveBeenCalledWith(letters[0]);
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择：加入本站' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chosen', ids: ['l3'], on: true });
    await userEvent.click(canvas.getByRole('button', { name: '全部已读' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'read-all-wanted' });
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'delete-wanted', ids: [] });
  },
};
export const Opened: Story = {
  name: '展开一条',
  args: { state: { ...startList, openId: 'l1' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('方式：金融卡')).toBeVisible();
    const [, own] = canvas.getAllByRole('button', { name: '删除' });
    await userEvent.click(own ?? canvasElement);
    await expect(args.send).toHaveBeenCalledWith({ type: 'delete-wanted', ids: ['l1'] });
  },
};
export const Chosen: Story = {
  name: '选中全部',
  args: { state: { ...startList, chosen: ['l1', 'l2', 'l3', 'gone'] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('checkbox', { name: '全选本页' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '删除（3）' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'delete-wanted', ids: ['l1', 'l2', 'l3'] });
  },
};
export const AllRead: Story = {
  name: '没有未读',
  args: { unread: 0, letters: { list: letters.slice(2), total: 1 } },
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', { name: '全部已读' });
    await expect(button).toHaveAccessibleDescription('没有未读消息');
    await userEvent.click(button);
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const Deleting: Story = {
  name: '确认删除',
  tags: ['covers-page'],
  args: { state: { ...startList, step: { name: 'deleting', ids: ['l1', 'l2'], isSent: false } } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '删除消息' }));
    await expect(dialog.getByText('将删除 2 条消息，删除后无法恢复。')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '删除' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'cancelled' });
  },
};
export const ReadingAll: Story = {
  name: '确认全部已读',
  tags: ['covers-page'],
  args: { state: { ...startList, step: { name: 'reading-all', isSent: false } } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '全部标为已读' }));
    await expect(dialog.getByText('“通知”中的 2 条未读消息将标为已读，其他分类不变。')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '标为已读' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const NotDone: Story = {
  name: '没能删除',
  args: {
    state: { openId: undefined, chosen: ['l1'], step: { name: 'looking', failure: { kind: 'offline' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('网络连接已断开');
    await expect(canvas.getByRole('button', { name: '删除（1）' })).toBeVisible();
  },
};
export const Paged: Story = {
  name: '多页',
  args: { letters: { list: letters, total: 46 }, page: 2 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '第 3 页' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};
export const Fetching: Story = { name: '加载中', args: { letters: undefined } };
export const Nothing: Story = { name: '暂无消息', args: { letters: { list: [], total: 0 }, unread: 0 } };
export const Failed: Story = {
  name: '没能加载',
  args: { letters: undefined, failure: { kind: 'offline' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
