import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MoneyField, type MoneyFieldProps } from './money-field.tsx';

const meta = {
  title: '表单/金额框',
  component: MoneyField,
  parameters: {
    docs: {
      description: { component: '填写金额：边填边加千位逗号，下面是说明或错误，可以带一个“全部”按钮。' },
    },
  },
  args: {
    label: '取款金额',
    value: '',
    onChange: () => {},
    severalError: '请只粘贴一个金额',
    currency: 'CNY',
    hint: '可取 ¥12,345.67，单笔 ¥100 至 ¥200,000',
  },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value);
  const { whole } = props;
  return (
    <MoneyField
      {...props}
      value={value}
      onChange={setValue}
      whole={whole && { ...whole, onPick: () => setValue('12345.67') }}
    />
  );
}

export const Typed: Story = {
  name: '边填边加逗号',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '取款金额' });
    await userEvent.type(field, '1234567.8');
    await expect(field).toHaveValue('1,234,567.8');
    await expect(field).toHaveAccessibleDescription('可取 ¥12,345.67，单笔 ¥100 至 ¥200,000');
  },
};
export const Whole: Story = {
  name: '全部',
  args: { whole: { label: '全部', onPick: () => {} } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '全部' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('12,345.67');
  },
};
export const Several: Story = {
  name: '粘贴了几个金额',
  args: { value: '500' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('100\n200');
    await expect(canvas.getByRole('alert')).toHaveTextContent('请只粘贴一个金额');
    await expect(field).toHaveValue('500');
    await userEvent.type(field, '0');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Wrong: Story = { name: '有错误', args: { value: '50', error: '单笔最少 ¥100' } };
export const Usdt: Story = {
  name: 'USDT 金额',
  args: { currency: 'USDT', value: '139.380926', hint: undefined },
};
