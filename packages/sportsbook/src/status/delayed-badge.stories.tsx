import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DelayedBadge } from './delayed-badge.tsx';

const ago = (ms: number) => ({ answeredAt: () => Date.now() - ms });

const meta = {
  title: '体育/数据延迟',
  component: DelayedBadge,
  parameters: {
    docs: { description: { component: '赔率更新变慢时的标记，告诉会员现在看到的不是最新价格。' } },
  },
} satisfies Meta<typeof DelayedBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delayed: Story = {
  name: '超过十秒没有更新',
  args: { feed: ago(16_000) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('数据延迟', {}, patient);
  },
};
export const Fresh: Story = {
  name: '数据新鲜时不占位置',
  args: { feed: ago(2_000) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('数据延迟')).toBeNull();
  },
};
