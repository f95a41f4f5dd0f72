import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FeedbackView } from './feedback.view.tsx';

const meta = {
  title: '会员/意见反馈',
  component: FeedbackView,
  parameters: { docs: { description: { component: '提交与列表共用一个地址；未读的回复有数字。' } } },
  args: { shown: 'submit', unread: 2, submit: <p>第一部分</p>, list: <p>第二部分</p> },
} satisfies Meta<typeof FeedbackView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Submit: Story = {
  name: '提交',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('第一部分')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '我的反馈 2' })).not.toHaveAttribute('aria-current');
    await expect(canvas.queryByText('第二部分')).toBeNull();
  },
};
export const List: Story = {
  name: '列表',
  args: { shown: 'list', unread: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('第二部分')).toBeVisible();
    await expect(canvas.getByText('第一部分')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: '我的反馈' })).toHaveAttribute('aria-current', 'page');
  },
};
