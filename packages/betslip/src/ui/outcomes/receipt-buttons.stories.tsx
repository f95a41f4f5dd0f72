import { breakDrawing, fakePrint, print } from '@lobby/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { receiptOf, seriesOrder } from '../../testing/sample-orders.ts';
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
    for (const text of ['OU20261120000018', '3串1', '¥100', '¥603.44', '0.96', '未满 18 岁禁止参与']) {
      await expect(within(paper).getByText(text)).toBeInTheDocument();
    }
    await expect(within(paper).getAllByText(/^(0\.96|0\.94|1\.85)$/)).toHaveLength(3);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(paper).not.toBeInTheDocument());
    await expect(button).toBeEnabled();
    await expect(within(canvasElement).getByRole('button', { name: '保存图片' })).toBeEnabled();
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
