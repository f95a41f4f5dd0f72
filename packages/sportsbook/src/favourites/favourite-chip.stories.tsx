import { patient } from '@lobby/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FavouriteChip } from './favourite-chip.tsx';

const meta = {
  title: '体育/只看收藏',
  component: FavouriteChip,
  parameters: {
    docs: { description: { component: '工具栏上的开关：列表只显示收藏的比赛，并显示有几场。' } },
  },
  args: { isOn: false, count: 3, onChange: fn() },
} satisfies Meta<typeof FavouriteChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  name: '关',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: '只看收藏，3 场' }, patient),
    );
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { name: '开', args: { isOn: true } };
export const NoneMarked: Story = { name: '没有收藏', args: { count: 0 } };
export const Phone: Story = { name: '手机：只有星标与数量', globals: { width: '390' } };
