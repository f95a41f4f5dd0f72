import { breakDrawing, fakePrint, print } from '@lobby/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Order } from '../../state/order.ts';
import { order, receiptOf, seriesOrder } from '../../testing/sample-orders.ts';
import { ReceiptButtons } from './receipt-buttons.tsx';

const meta = {
  title: '投注/打印回执',
  component: ReceiptButtons,
  parameters: {
    docs: {
      description: {
        component: '注单被接受后，把回执单独打印出来，或存成图片：品牌、注单号、选项、赔率、金额。',
      },
    },
  },
  args: { order: seriesOrder, receipt: receiptOf(seriesOrder) },
  beforeEach: fakePrint,
} satisfies Meta<typeof ReceiptButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Series: Story = {
  name: '串关的回执',
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: '打印回执' });
    await userEvent.click(button);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    // Not on the screen, so it has no role and no name here.
    const paper = document.querySelector<HTMLElement>('[data-print-alone]');
    if (!paper) throw new Error('nothing was drawn to be printed');
    for (const text of ['OU20261120000018', '3串1', '¥100', '¥603.44', '0.96', '未满 21 岁禁止参与']) {
      await expect(within(paper).getByText(text)).toBeInTheDocument();
    }
    await expect(within(paper).getAllByText(/^(0\.96|0\.94|1\.85)$/)).toHaveLength(3);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(paper).not.toBeInTheDocument());
    await expect(button).toBeEnabled();
    await expect(within(canvasElement).getByRole('button', { name: '保存图片' })).toBeEnabled();
  },
};

const malay = { format: 'M', odds: '-0.50' } as const;
const malayOrder: Order = { ...order, legs: order.legs.map(leg => ({ ...leg, price: malay })) };

export const MalayInPlay: Story = {
  name: '滚球与马来盘负赔率：回执写明承担的本金',
  args: {
    order: malayOrder,
    receipt: {
      ...receiptOf(malayOrder),
      legs: [{ price: malay, line: '0.5', strong: 'C', inPlay: { live: true, score: '1:2' } }],
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '打印回执' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const paper = document.querySelector<HTMLElement>('[data-print-alone]');
    if (!paper) throw new Error('nothing was drawn to be printed');
    const facts = within(paper).getByText(/^马来盘 · 滚球，投注时比分 1:2 · 开赛 /);
    await expect(facts).toHaveTextContent('（北京时间）');
    await expect(within(paper).getByText('承担本金').parentElement).toHaveTextContent('¥100');
    await expect(within(paper).getByText('2026-11-20 20:41:07（北京时间）')).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(paper).not.toBeInTheDocument());
  },
};

export const NotSaved: Story = {
  name: '图片画不出来',
  beforeEach: breakDrawing,
  play: async ({ canvasElement }) => {
    const save = await within(canvasElement).findByRole('button', { name: '保存图片' });
    await userEvent.click(save);
    await within(document.body).findByText('图片没能保存，请改用打印');
    await expect(save).toBeEnabled();
    await expect(within(canvasElement).getByRole('button', { name: '打印回执' })).toBeEnabled();
  },
};
