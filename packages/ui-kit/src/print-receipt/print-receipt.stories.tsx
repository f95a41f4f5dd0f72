import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PrintReceipt } from './print-receipt.tsx';

const print = fn();

const meta = {
  title: '数据/打印回执',
  component: PrintReceipt,
  parameters: {
    docs: { description: { component: '把一张回执单独打印出来：纸上只有回执，屏幕上看不到它。' } },
  },
  args: {
    brand: '示例',
    title: '投注回执',
    legs: [{ title: '伯恩利 -0.5', detail: '全场让球 富勒姆 对 伯恩利', price: '0.96' }],
    rows: [
      { label: '注单号', value: 'OU20261120000018' },
      { label: '可赢金额', value: '¥192' },
    ],
    notes: ['未满 18 岁禁止参与'],
    onDone: fn(),
  },
  beforeEach: () => {
    const { print: own } = window;
    window.print = print;
    print.mockClear();
    return () => {
      window.print = own;
    };
  },
} satisfies Meta<typeof PrintReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Printed: Story = {
  name: '打印一次，之后告诉页面',
  play: async ({ args }) => {
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const paper = document.querySelector('[data-print-alone]');
    await expect(paper).toHaveTextContent('OU20261120000018');
    await expect(paper).not.toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
    await expect(args.onDone).toHaveBeenCalledTimes(1);
  },
};
