import { refused } from '@lobby/api-client/testing';
import { noPictures } from '@lobby/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleNow } from '../../../testing/sample-orders.ts';
import { ReportPaymentView } from './report-payment.view.tsx';

const meta = {
  title: '对话框/提交付款信息',
  component: ReportPaymentView,
  parameters: {
    docs: {
      description: { component: '已付款但没有入账时，提交金额、时间、付款人和凭证图片，供人工核对。' },
    },
  },
  args: {
    state: { step: 'writing' },
    pictures: noPictures,
    currency: 'CNY',
    asksPayer: true,
    now: () => sampleNow,
    onEdit: fn(),
    onAdd: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onLost: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReportPaymentView>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn() {
  await userEvent.type(await screen.findByRole('textbox', { name: '实付金额' }), '600.5');
  fireEvent.change(screen.getByLabelText('付款时间（北京时间）'), { target: { value: '2026-11-23T20:29' } });
  await userEvent.type(screen.getByRole('textbox', { name: '付款人姓名' }), '张伟');
}

export const Bank: Story = {
  name: '银行转账：填写并提交',
  play: async ({ args }) => {
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        amount: '600.5',
        paidAt: '2026-11-23T20:29',
        payerName: '张伟',
      }),
    );
  },
};
export const Future: Story = {
  name: '付款时间在以后',
  play: async ({ args }) => {
    await fillIn();
    fireEvent.change(screen.getByLabelText('付款时间（北京时间）'), {
      target: { value: '2026-11-23T20:31' },
    });
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    await screen.findByText('付款时间不能晚于现在，也不能早于 30 天前');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Coin: Story = { name: 'USDT：没有付款人', args: { currency: 'USDT', asksPayer: false } };
export const PictureOnItsWay: Story = {
  name: '图片还在上传：先等',
  args: { pictures: { pictures: [{ key: 'one', step: 'shrinking' }], isFull: false } },
  play: async ({ args }) => {
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    await screen.findByText('图片正在上传，请稍候');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  name: '没有成功',
  args: { state: { step: 'writing', failure: refused('frequent-submission') } },
  play: async () => {
    await expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  },
};
export const Sending: Story = { name: '正在提交', args: { state: { step: 'sending' } } };
