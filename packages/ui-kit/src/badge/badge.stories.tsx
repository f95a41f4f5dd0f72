import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from './badge.tsx';

const meta = {
  title: '数据/徽标',
  component: Badge,
  parameters: { docs: { description: { component: '小色块里的一个词或一个数。' } } },
  args: { children: '新' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '全部',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center' }}>
      <Badge>已结算</Badge>
      <Badge tone="accent">进行中</Badge>
      <Badge tone="accent" look="solid">
        2
      </Badge>
      <Badge tone="gold">VIP 3</Badge>
      <Badge tone="success">已设置</Badge>
      <Badge tone="danger">已拒绝</Badge>
      <Badge tone="accent" look="solid" size="s">
        1
      </Badge>
      <Badge tone="accent" look="solid" size="s">
        新
      </Badge>
    </div>
  ),
};
