import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { OtpField, type OtpFieldProps } from './otp-field.tsx';

const meta = {
  title: '表单/短验证码',
  component: OtpField,
  parameters: {
    docs: { description: { component: '一格一位的短验证码；粘贴一次填满，全角与空格自动整理。' } },
  },
  args: { label: '验证码', length: 6, value: '', onChange: fn(), onComplete: fn() },
  render: args => <Typed {...args} />,
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typed(props: OtpFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <OtpField
      {...props}
      value={value}
      onChange={digits => {
        setValue(digits);
        props.onChange(digits);
      }}
    />
  );
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const shown = () =>
  boxes()
    .map(box => box.value)
    .join('');

export const Empty: Story = { name: '空白' };
export const HalfTyped: Story = { name: '填了一半', args: { value: '138' } };
export const Filled: Story = { name: '已填满', args: { value: '138066' } };
export const WithHint: Story = { name: '有提示', args: { hint: '验证码10分钟内有效' } };
export const Wrong: Story = { name: '错误', args: { value: '138066', error: '验证码错误' } };
export const Small: Story = { name: '四位，小', args: { length: 4, size: 's', value: '00' } };

export const TypesOn: Story = {
  name: '键盘：逐位输入，退格回到上一位',
  play: async ({ args }) => {
    await userEvent.click(screen.getByLabelText('验证码', { selector: 'input' }));
    await userEvent.keyboard('12');
    await userEvent.keyboard('{Backspace}');
    await userEvent.keyboard('3a45 67');
    expect(shown()).toBe('134567');
    expect(args.onComplete).toHaveBeenLastCalledWith('134567');
  },
};
export const Pastes: Story = {
  name: '粘贴：全角与空格自动整理',
  play: async ({ args }) => {
    await userEvent.click(screen.getByLabelText('验证码', { selector: 'input' }));
    await userEvent.paste(' １２３ 456 ');
    expect(shown()).toBe('123456');
    expect(args.onChange).toHaveBeenLastCalledWith('123456');
  },
};
