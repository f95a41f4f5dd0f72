import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { TextArea, type TextAreaProps } from './text-area.tsx';

const meta = {
  title: '表单/多行文本框',
  component: TextArea,
  parameters: {
    docs: { description: { component: '带标签、提示、错误与字数的多行文字；超出字数不截断。' } },
  },
  args: { label: '反馈内容', value: '', most: 20, onChange: () => {} },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={setValue} />;
}

export const Empty: Story = {
  name: '空',
  args: { placeholder: '请描述您遇到的问题', required: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '反馈内容' });
    await userEvent.type(field, '一行{Enter}两行');
    await expect(field).toHaveValue('一行\n两行');
    await expect(field).toHaveAccessibleDescription('5 / 20');
  },
};
export const Composing: Story = {
  name: '输入法组字时不计数',
  args: { value: '你好' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await fireEvent.compositionStart(field);
    await fireEvent.change(field, { target: { value: '你好shijie' } });
    await expect(canvas.getByText('2 / 20')).toBeVisible();
    await fireEvent.change(field, { target: { value: '你好世界' } });
    await fireEvent.compositionEnd(field);
    await expect(canvas.getByText('4 / 20')).toBeVisible();
  },
};
export const TooLong: Story = {
  name: '超出字数',
  args: { value: '这段文字比允许的二十个字还要长出一些，但不会被截断', error: '反馈内容不能超过 20 个字' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('反馈内容不能超过 20 个字 25 / 20');
  },
};
export const ReadOnly: Story = { name: '只读', args: { value: '正在发送的内容', readOnly: true } };
