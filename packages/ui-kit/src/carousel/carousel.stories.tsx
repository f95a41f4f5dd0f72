import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Carousel } from './carousel.tsx';

const slide = (title: string, text: string) => (
  <div
    style={{
      background: 'linear-gradient(105deg, var(--color-hero-1), var(--color-hero-2))',
      blockSize: '25rem',
      color: 'var(--color-on-hero)',
      display: 'grid',
      alignContent: 'center',
      paddingInline: 'max(1.5rem, calc((100% - 85rem) / 2))',
    }}
  >
    <p style={{ fontSize: 'var(--font-size-46)', fontWeight: 600, lineHeight: 'var(--line-46)' }}>{title}</p>
    <p style={{ fontSize: 'var(--font-size-18)' }}>{text}</p>
  </div>
);

const meta = {
  title: '数据/轮播',
  component: Carousel,
  parameters: {
    docs: {
      description: {
        component: '一次一张的幻灯片，自动切换；暂停、触碰、获得焦点或系统要求减少动态时停下。',
      },
    },
  },
  args: {
    label: '活动',
    slides: [
      { id: '1', label: '世界同台', content: slide('今夜，世界同台', '真实赛程、清晰盘口、每一笔都看得见') },
      { id: '2', label: '滚球', content: slide('滚球进行时', '比分、时间、赔率，一秒不落') },
      { id: '3', label: '虚拟足球', content: slide('三分钟一场', '虚拟足球，全天不停') },
    ],
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  name: '三张',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '下一个' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '第 2 张，共 3 张' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: '暂停播放' }));
    await expect(canvas.getByRole('button', { name: '继续播放' })).toBeVisible();
  },
};
export const One: Story = {
  name: '一张',
  args: { slides: [{ id: '1', label: '欢迎', content: slide('欢迎', '只有一张时没有箭头和圆点') }] },
};
