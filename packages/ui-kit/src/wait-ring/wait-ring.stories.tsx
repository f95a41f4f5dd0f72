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
    // As it is written: Storybook holds the animations of a story that it looks at, from a moment of its own on.
    await expect(canvasElement.querySelector('[pathLength="100"]')).toHaveAttribute(
      'style',
      'animation-duration: 10000ms; animation-delay: -2500ms;',
    );
  },
};
export const Over: Story = { name: '时间已到', args: { now: () => 12_000 } };
