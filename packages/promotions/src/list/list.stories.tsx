import { patient, WithPages } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleNow, samplePromotion, samplePromotions } from '../testing/sample-promotions.ts';
import { ListView } from './list.view.tsx';

const meta = {
  title: '优惠/活动列表',
  component: ListView,
  parameters: {
    docs: { description: { component: '站点的优惠活动，每张卡片说明金额、流水和自己的状态。' } },
  },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  args: {
    ...{ promotions: samplePromotions, isPaused: false, isMember: true, shown: 'open', failure: undefined },
    ...{ topic: undefined, isRetrying: false, now: sampleNow, onShow: fn(), onTopic: fn(), onRetry: fn() },
  },
} satisfies Meta<typeof ListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '进行中',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('未满足：VIP 2 及以上', {}, patient);
    await expect(canvas.getByText('进行中 43%')).toBeVisible();
    await expect(canvas.getByText('可领取')).toBeVisible();
    await expect(canvas.getByText('最高 ¥888')).toBeVisible();
    await expect(canvas.getByText('流水 8 倍')).toBeVisible();
    await expect(canvas.queryByText('世界杯签到')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '已结束' }));
    await expect(args.onShow).toHaveBeenCalledWith('ended');
    await userEvent.click(canvas.getByRole('radio', { name: '投注' }));
    await expect(args.onTopic).toHaveBeenCalledWith('betting');
  },
};
export const OfATopic: Story = {
  name: '一类活动',
  args: { topic: 'daily' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '每日再存赠 10%' }, patient);
    await expect(canvas.queryByText('首存赠 50%')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '全部' }));
    await expect(args.onTopic).toHaveBeenCalledWith(undefined);
  },
};
export const Mine: Story = { name: '我参加的', args: { shown: 'mine' } };
export const Ended: Story = { name: '已结束', args: { shown: 'ended' } };
export const Visitor: Story = {
  name: '游客',
  args: { promotions: [samplePromotion()], isMember: false },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('登录后参加', {}, patient);
    await expect(within(canvasElement).queryByRole('radio', { name: '我参加的' })).toBeNull();
  },
};
export const LongNames: Story = {
  name: '名称很长',
  args: {
    promotions: [
      samplePromotion({ name: '世界杯预选赛亚洲区第三阶段每日首笔存款额外赠送活动特别场'.repeat(2) }),
      ...samplePromotions.slice(1, 3),
    ],
  },
};
export const Empty: Story = { name: '没有活动', args: { promotions: [] } };
export const Paused: Story = { name: '暂停期间', args: { promotions: [], isPaused: true } };
export const Loading: Story = { name: '加载中', args: { promotions: undefined, isRetrying: true } };
export const Failed: Story = {
  name: '加载失败',
  args: { promotions: undefined, failure: { kind: 'offline' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('优惠活动没有加载成功', {}, patient);
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = { name: '手机', globals: { width: '390' } };
