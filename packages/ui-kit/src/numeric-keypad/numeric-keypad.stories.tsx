import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumericKeypad, type NumericKeypadProps } from './numeric-keypad.tsx';
import { typeKey } from './type-key.ts';

const meta = {
  title: '表单/数字键盘',
  component: NumericKeypad,
  parameters: { docs: { description: { component: '手机上填写投注额的按键，按下时焦点不离开输入框。' } } },
  args: { onKey: () => {}, onDone: fn() },
  render: args => <Typed {...args} />,
} satisfies Meta<typeof NumericKeypad>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typed(props: NumericKeypadProps) {
  const [typed, setTyped] = useState({ text: '', start: 0, end: 0 });
  return (
    <div style={{ display: 'grid', gap: '0.75rem', inlineSize: '19rem' }}>
      <output aria-label="投注额">{typed.text || '0'}</output>
      <NumericKeypad {...props} onKey={key => setTyped(before => typeKey(before, key))} />
    </div>
  );
}

export const Stake: Story = {
  name: '投注额',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const key of ['2', '00', '.', '5']) await userEvent.click(canvas.getByRole('button', { name: key }));
    await expect(canvas.getByLabelText('投注额')).toHaveTextContent('200.5');
    await userEvent.click(canvas.getByRole('button', { name: '退格' }));
    await userEvent.click(canvas.getByRole('button', { name: '完成' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
