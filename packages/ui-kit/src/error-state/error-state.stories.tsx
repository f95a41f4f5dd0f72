import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: '反馈/错误状态',
  component: ErrorState,
  parameters: { docs: { description: { component: '哪里出了问题，并且可以再试一次。' } } },
  args: { title: '赛事加载失败', hint: '请检查网络后重试。', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  name: '可重试',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { name: '重试中', args: { busy: true } };
export const Offline: Story = {
  name: '离线，小',
  args: { icon: 'offline', size: 's', title: '您已离线', hint: undefined },
};
