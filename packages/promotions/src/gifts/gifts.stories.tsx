import { refused } from '@lobby/api-client/testing';
import { day } from '@lobby/calendar';
import { patient, WithPages } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleGift, sampleGifts, sampleNow, samplePromotions } from '../testing/sample-promotions.ts';
import { RecordView } from './record.view.tsx';
import { WelfareView } from './welfare.view.tsx';

const meta = {
  title: '优惠/福利中心',
  component: WelfareView,
  parameters: { docs: { description: { component: '现在可以领取的礼金，和还在做流水的礼金。' } } },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  args: {
    offers: samplePromotions.slice(0, 2),
    ...{ gifts: sampleGifts, isPaused: false, failure: undefined, isRetrying: false, now: sampleNow },
    ...{ claim: { step: 'idle' }, onClaim: fn(), onRepeat: fn(), onRetry: fn() },
  },
} satisfies Meta<typeof WelfareView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '默认',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '领取每日签到' }, patient));
    await expect(args.onClaim).toHaveBeenCalledWith('promotion:8123:105/2026-11-28');
    await expect(canvas.getByText('流水 ¥1,250.50 / ¥4,000')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^领取/ })).toHaveLength(2);
  },
};
export const None: Story = { name: '没有礼金', args: { gifts: [] } };
export const Unknown: Story = {
  name: '结果未知',
  args: { claim: { step: 'unknown', request: { id: 'a', operationId: 'a' }, tries: 2 } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '立即核对' }, patient));
    await expect(args.onRepeat).toHaveBeenCalled();
  },
};
export const Claimed: Story = {
  name: '已到账',
  args: { claim: { step: 'done', answer: sampleGift({ claimedAt: sampleNow }) } },
};
export const Refused: Story = {
  name: '流水不够',
  args: {
    claim: {
      step: 'idle',
      failure: refused('warning', { data: { reason: 'grant-turnover', turnoverLeft: '30' } }),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('流水还没有完成，还差 30 元，完成后可以领取', {}, patient);
  },
};
export const Paused: Story = { name: '暂停期间', args: { isPaused: true } };
export const Loading: Story = { name: '加载中', args: { gifts: undefined } };
export const Failed: Story = { name: '加载失败', args: { gifts: undefined, failure: { kind: 'offline' } } };
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = { name: '手机', globals: { width: '390' } };

export const Record: Story = {
  name: '礼金记录',
  args: {
    gifts: [...sampleGifts, sampleGift({ id: 'e', claimedAt: sampleNow - 2 * day, forfeitedAt: sampleNow })],
  },
  render: ({ gifts, failure, isRetrying, now, onRetry }) => (
    <RecordView {...{ gifts, failure, isRetrying, now, onRetry }} page={1} hasOlder onPage={fn()} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('2026-11-27 已取消', {}, patient);
    // What was claimed, and went with the deposit that had brought it.
    await expect(canvas.getByText('2026-11-28 已收回')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '更早的' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: '更近的' })).toBeDisabled();
  },
};
export const RecordNone: Story = {
  name: '礼金记录：还没有',
  args: { gifts: [] },
  render: ({ gifts, failure, isRetrying, now, onRetry }) => (
    <RecordView {...{ gifts, failure, isRetrying, now, onRetry }} page={1} hasOlder={false} onPage={fn()} />
  ),
};
