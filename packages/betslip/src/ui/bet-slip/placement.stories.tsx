import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drawnSlip } from '../../testing/drawn-slip.tsx';
import { order, receipt, receiptOf } from '../../testing/sample-orders.ts';
import { handicap } from '../../testing/sample-selections.ts';
import { slipWith } from '../../testing/sample-slip.ts';
import { on } from '../../testing/slip-stage.tsx';
import { BetSlip } from './bet-slip.tsx';

const meta = {
  title: '投注/下单流程',
  component: BetSlip,
  parameters: {
    docs: {
      description: {
        component: '从填写投注额到拿到回执的完整过程，包括确认赔率变化，以及回复丢失后按编号查回。',
      },
    },
  },
  ...drawnSlip,
} satisfies Meta<typeof BetSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

// From an empty stake to the receipt, with a confirmation in between.
export const Placement: Story = {
  name: '走一遍：投注到成功',
  parameters: on(slipWith(handicap), {
    orders: {
      place: () => ({ kind: 'confirming', ticketId: receipt.ticketId, confirmAt: 0 }),
      states: [{ kind: 'accepted', receipt: receiptOf(order) }],
    },
  }),
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await userEvent.click(await slip.findByRole('button', { name: '打开数字键盘' }));
    for (const key of ['2', '0', '0']) await userEvent.click(await slip.findByRole('button', { name: key }));
    await expect(slip.getByRole('textbox')).toHaveValue('200');
    await expect(slip.getAllByText(/¥192/)[0]).toBeVisible();
    await userEvent.click(await slip.findByRole('button', { name: '投注 ¥200' }));
    await slip.findByText('注单确认中');
    await slip.findByText('投注成功', {}, { timeout: 5_000 });
    await expect(slip.getByText(receipt.ticketId)).toBeVisible();
    await userEvent.click(slip.getByRole('button', { name: '继续投注' }));
    await slip.findByText('投注单还是空的');
  },
};

// The reply is lost: it is never called a failure, and the order is found again by its id.
export const LostReply: Story = {
  name: '走一遍：回复丢失后查到结果',
  parameters: on(slipWith(handicap, { stake: '200' }), {
    orders: {
      place: () => ({ kind: 'unknown' }),
      states: [{ kind: 'unknown' }, { kind: 'accepted', receipt }],
    },
  }),
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await userEvent.click(await slip.findByRole('button', { name: '投注 ¥200' }));
    await slip.findByText('结果确认中');
    await waitFor(() => expect(slip.getByText('投注成功')).toBeVisible(), { timeout: 8_000 });
  },
};
