import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepBar } from './step-bar.tsx';

const meta = {
  title: '反馈/步骤条',
  component: StepBar,
  parameters: { docs: { description: { component: '向导里现在走到哪一步，已完成的步骤打勾。' } } },
  args: { label: '步骤', steps: ['身份信息', '身份验证', '重置密码'], at: 1, doneText: '（已完成）' },
} satisfies Meta<typeof StepBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  name: '第二步',
  play: async ({ canvas }) => {
    const steps = await canvas.findAllByRole('listitem');
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
    expect(steps[0]).toHaveTextContent('（已完成）');
  },
};
export const First: Story = { name: '第一步', args: { at: 0 } };
export const Two: Story = { name: '两步', args: { steps: ['验证身份', '新手机号'] } };
