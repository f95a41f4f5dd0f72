import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Sparkline } from './sparkline.tsx';

const meta = {
  title: '数据/走势线',
  component: Sparkline,
  parameters: { docs: { description: { component: '一个数字怎样变动，画成一条小线；文字给读屏。' } } },
  args: { points: [1.96, 1.98, 1.97, 1.91, 1.94, 2.02], label: '赔率走势：选入时 1.96，现在 2.02' },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {
  name: '升',
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('img', { name: args.label })).toBeVisible();
  },
};
export const Down: Story = { name: '降', args: { points: [2.02, 1.98, 1.99, 1.91] } };
