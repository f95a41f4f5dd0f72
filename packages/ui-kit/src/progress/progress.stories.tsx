import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Progress } from './progress.tsx';

const meta = {
  title: '反馈/进度条',
  component: Progress,
  parameters: { docs: { description: { component: '进行到哪里了。' } } },
  args: { label: '存款流水', value: 300, max: 1000 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {
  name: '完成一部分',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: '存款流水' })).toHaveAttribute(
      'value',
      '300',
    );
  },
};
export const None: Story = { name: '还没开始', args: { value: 0 } };
export const All: Story = { name: '已完成', args: { value: 1000 } };
export const Narrow: Story = { name: '窄', args: { width: 'narrow' } };
