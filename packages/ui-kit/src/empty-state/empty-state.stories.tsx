import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: '反馈/空状态',
  component: EmptyState,
  parameters: { docs: { description: { component: '这里还什么都没有，以及接下来可以做什么。' } } },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '默认' };
export const WithAction: Story = {
  name: '说明下一步',
  args: {
    title: '还没有投注记录',
    hint: '选一场比赛，点一个赔率，第一注就会出现在这里。',
    action: <Button variant="primary">去看滚球</Button>,
  },
};
export const Small: Story = {
  name: '小',
  args: { size: 's', icon: 'ticket', title: '投注单是空的', hint: '点击任意赔率加入' },
};
