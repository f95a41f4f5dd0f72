import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { TourView } from './tour.view.tsx';
import { stepsWith } from './tour-steps.ts';

const meta = {
  title: '页面/新手引导',
  component: TourView,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: '在真实页面上走一遍存款、转账、投注、取款；可以离开，下次继续。' } },
  },
  args: { steps: stepsWith(() => true), progress: { at: 0, isDone: false }, onStart: fn() },
} satisfies Meta<typeof TourView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  name: '第一次',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '开始引导' }));
    expect(args.onStart).toHaveBeenCalledWith(0);
  },
};
export const Left: Story = {
  name: '上次离开在第3步',
  args: { progress: { at: 2, isDone: false } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '继续引导' }));
    expect(args.onStart).toHaveBeenCalledWith(2);
  },
};
export const Done: Story = { name: '已完成', args: { progress: { at: 0, isDone: true } } };
export const WithoutDeposits: Story = {
  name: '没有存款的站点',
  args: { steps: stepsWith(path => path !== '/mine/savemoney') },
};
