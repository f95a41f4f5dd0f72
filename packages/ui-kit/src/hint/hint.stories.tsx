import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Hint } from './hint.tsx';

const meta = {
  title: '布局/说明',
  component: Hint,
  parameters: { docs: { description: { component: '一句说明，解释旁边的内容；没有话说时不占位置。' } } },
  args: { children: '取款提交后不能撤回，请先核对。' },
} satisfies Meta<typeof Hint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { name: '小' };
export const Medium: Story = { name: '对话框开头的说明', args: { size: 'm' } };
export const Danger: Story = {
  name: '出了问题',
  args: { role: 'alert', tone: 'danger', children: '没能保存，请稍后再试。' },
};
export const SaidLater: Story = {
  name: '稍后才有话说',
  args: { role: 'status', children: false },
  play: async ({ canvasElement }) => {
    const [waiting] = within(canvasElement).getAllByRole('status', { hidden: true });
    await expect(waiting).not.toBeVisible();
  },
};
