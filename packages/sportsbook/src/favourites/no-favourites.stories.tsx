import { patient } from '@lobby/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NoFavourites } from './no-favourites.tsx';

const meta = {
  title: '体育/没有收藏',
  component: NoFavourites,
  parameters: { docs: { description: { component: '列表里没有收藏的比赛：怎样收藏，以及回到全部比赛。' } } },
  args: { onLeave: fn() },
} satisfies Meta<typeof NoFavourites>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: '查看全部比赛' }, patient),
    );
    await expect(args.onLeave).toHaveBeenCalled();
  },
};
export const Phone: Story = { name: '手机', globals: { width: '390' } };
