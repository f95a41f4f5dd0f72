import type { Meta, StoryObj } from '@storybook/react-vite';

import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const meta = {
  title: '反馈/骨架',
  component: Skeleton,
  parameters: { docs: { description: { component: '内容到来之前的占位形状，读屏只说一次「加载中」。' } } },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  name: '文字',
  render: () => (
    <SkeletonGroup>
      <Skeleton lines={4} />
    </SkeletonGroup>
  ),
};
export const MatchRow: Story = {
  name: '一场比赛',
  render: () => (
    <SkeletonGroup>
      <div
        style={{
          alignItems: 'center',
          display: 'grid',
          gap: '1rem',
          gridTemplateColumns: 'auto 1fr 6rem 6rem',
        }}
      >
        <Skeleton shape="circle" />
        <div>
          <Skeleton width="40%" />
          <Skeleton width="55%" />
        </div>
        <Skeleton shape="block" height="3.5rem" />
        <Skeleton shape="block" height="3.5rem" />
      </div>
    </SkeletonGroup>
  ),
};
