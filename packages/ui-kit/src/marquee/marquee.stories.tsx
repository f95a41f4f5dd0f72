import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { Marquee } from './marquee.tsx';

const meta = {
  title: '数据/跑马灯',
  component: Marquee,
  parameters: {
    docs: { description: { component: '缓慢滚动的公告；鼠标移上去、获得焦点或系统要求减少动态时停下。' } },
  },
  args: {
    label: '公告',
    items: [
      { id: '1', text: '英超第12轮今晚开赛，滚球盘口已全部上线' },
      { id: '2', text: '存款仅限官网、APP 与官方客服渠道，谨防诈骗' },
      { id: '3', text: '公告：本站为娱乐演示环境，使用虚拟资金' },
    ],
  },
} satisfies Meta<typeof Marquee>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  name: '滚动',
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement).getByRole('region', { name: '公告' });
    await userEvent.hover(strip);
    const track = within(strip).getAllByRole('list')[0]?.parentElement as HTMLElement;
    await expect(['paused', 'running']).toContain(getComputedStyle(track).animationPlayState);
  },
};
export const Pressable: Story = {
  name: '可点击',
  args: { onSelect: fn() },
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole('button');
    first?.focus();
    const track = first?.closest('ul')?.parentElement as HTMLElement;
    await expect(getComputedStyle(track).animationPlayState).toBe('paused');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('1');
  },
};
export const One: Story = { name: '只有一条', args: { items: [{ id: '1', text: '今晚有球' }] } };
