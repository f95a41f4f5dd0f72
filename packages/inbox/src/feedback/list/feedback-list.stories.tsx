import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { feedbackList } from '../../testing/sample-feedback.ts';
import { FeedbackListView } from './feedback-list.view.tsx';

const meta = {
  title: '会员/我的反馈',
  component: FeedbackListView,
  parameters: { docs: { description: { component: '会员提交过的反馈，新的在前；有新回复的带标记。' } } },
  args: {
    page: { list: feedbackList, total: 3 },
    failure: undefined,
    isRetrying: false,
    pageNum: 1,
    pageSize: 10,
    emptyAction: undefined,
    onOpen: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FeedbackListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: '几条反馈',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: '我的反馈列表' });
    await expect(within(list).getAllByText('新回复')).toHaveLength(1);
    await userEvent.click(within(list).getByRole('button', { name: /建议/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('f2');
  },
};
export const Paged: Story = {
  name: '多页',
  args: { page: { list: feedbackList, total: 46 }, pageNum: 2 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '第 3 页' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};
export const Fetching: Story = { name: '加载中', args: { page: undefined } };
export const Nothing: Story = { name: '暂无反馈', args: { page: { list: [], total: 0 } } };
export const Failed: Story = {
  name: '没能加载',
  args: { page: undefined, failure: { kind: 'offline' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = { name: '手机', globals: { width: '390' } };
