import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Money } from './money.tsx';

const meta = {
  title: '数据/金额',
  component: Money,
  parameters: {
    docs: {
      description: { component: '人民币金额：千位分隔，整数去掉 .00，数字等宽，极大的数也不失一分。' },
    },
  },
  args: { yuan: '12680.5' },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cents: Story = {
  name: '带角分',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('¥12,680.50')).toBeVisible();
  },
};
export const Whole: Story = { name: '整数去掉 .00', args: { yuan: '12680.00' } };
export const Gain: Story = { name: '赢', args: { yuan: '192.00', signed: true, tone: 'result' } };
export const Loss: Story = { name: '输', args: { yuan: '-200', tone: 'result' } };
export const Gold: Story = { name: '余额金色', args: { tone: 'gold' } };
export const Masked: Story = { name: '隐藏', args: { masked: true } };
export const Unknown: Story = { name: '未知', args: { yuan: undefined } };
export const Huge: Story = { name: '极大而不失分', args: { yuan: '9007199254740993.01' } };
