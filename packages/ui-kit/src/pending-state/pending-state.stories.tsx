import type { Meta, StoryObj } from '@storybook/react-vite';

import { Actions } from '../actions/actions.tsx';
import { Button } from '../button/button.tsx';
import { PendingState } from './pending-state.tsx';

const meta = {
  title: '反馈/结果确认中',
  component: PendingState,
  parameters: {
    docs: { description: { component: '一件事的结果还不知道：正在确认，会员可以放心，以及现在能做什么。' } },
  },
  args: {
    title: '正在确认 ¥500 的存款',
    hint: '用的是同一笔申请，不会重复下单。',
    action: (
      <Button variant="primary" size="l">
        立即再确认
      </Button>
    ),
  },
} satisfies Meta<typeof PendingState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: '一个按钮' };
export const Two: Story = {
  name: '两个按钮',
  args: {
    action: (
      <Actions align="center">
        <Button>放弃这笔</Button>
        <Button variant="primary">立即再确认</Button>
      </Actions>
    ),
  },
};
