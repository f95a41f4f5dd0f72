import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WaitRing } from './wait-ring.tsx';

const meta = {
  title: '反馈/等待圆环',
  component: WaitRing,
  parameters: {
    docs: { description: { component: '按真实的起止时间填满；收起再打开，从应有的位置继续。' } },
  },
  args: { since: 0, until: 10_000, now: () => 2_500, size: 32 },
} satisfies Meta<typeof WaitRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  name: '已过四分之一',
  play: async ({ canvasElement }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const [fill] = canvasElement.querySelector('[pathLength="100"]')?.getAnimations() ?? [];
    await expect(fill?.effect?.getComputedTiming()).toMatchObject({ duration: 10_000, delay: -2_500 });
  },
};
export const Over: Story = { name: '时间已到', args: { now: () => 12_000 } };
