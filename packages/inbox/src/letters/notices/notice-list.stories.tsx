import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { letters } from '../../testing/sample-letters.ts';
import { NoticeListView } from './notice-list.view.tsx';

const list = letters.map(({ id, title, content, sentAt }) => ({ id, title, content, publishedAt: sentAt }));

const meta = {
  title: '会员/平台公告',
  component: NoticeListView,
  parameters: { docs: { description: { component: '站点对所有人的公告：就地展开，没有已读标记。' } } },
  args: {
    notices: { list, total: list.length },
    openId: 'l2',
    failure: undefined,
    isRetrying: false,
    page: 1,
    pageSize: 20,
    onToggle: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NoticeListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: '几条公告',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('更新期限之中不受理存取款。');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^存款 1,000 元已收到/ }));
    await expect(args.onToggle).toHaveBeenCalledWith('l1');
  },
};
export const Nothing: Story = { name: '暂无公告', args: { notices: { list: [], total: 0 } } };
