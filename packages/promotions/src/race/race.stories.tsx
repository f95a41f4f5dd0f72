import { patient, WithPages } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PromotionView } from '../page/promotion.view.tsx';
import { sampleNow, sampleOwn, samplePromotion, sampleRace } from '../testing/sample-promotions.ts';
import { sampleRules } from '../testing/sample-rules.ts';

const day = 86_400_000;
const joined = sampleOwn({ joinedAt: sampleNow - day, conditions: [] });
const race = { name: '真人电子积分竞赛', rule: sampleRules.race } as const;
const reached = { key: 'place', unit: 'times', done: '1', need: '1', gift: '388', state: 'reached' } as const;
const over = { startsAt: sampleNow - 8 * day, endsAt: sampleNow - day };
const shown = sampleRace();

const meta = {
  title: '优惠/竞赛活动',
  component: PromotionView,
  parameters: { docs: { description: { component: '按流水排名的活动：自己的名次、排行榜和规则。' } } },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  args: {
    promotion: samplePromotion({ ...race, own: joined, race: shown }),
    ...{ isPaused: false, failure: undefined, isRetrying: false, now: sampleNow },
    joining: {
      ...{ isBusy: false, failure: undefined, heldUntil: 0, onCheck: fn(), onCancel: fn(), onJoin: fn() },
    },
    spinning: {
      ...{ isBusy: false, failure: undefined, spun: undefined, seen: () => undefined, onSpin: fn() },
    },
    ...{ onLogin: fn(), onRetry: fn() },
  },
} satisfies Meta<typeof PromotionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  name: '进行中，已上榜',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('第 3 名，共 8 人', {}, patient);
    await expect(canvas.getByText('升到第 2 名（¥588）')).toBeVisible();
    await expect(canvas.getByText('还差 30,648.76 分')).toBeVisible();
    const own = canvas.getByText('我').closest('tr') as HTMLElement;
    await expect(within(own).getByText('x***3')).toBeVisible();
    await expect(within(own).getByText('¥388')).toBeVisible();
    await expect(canvas.getByText('真人 20%')).toBeVisible();
    await expect(canvas.getByText('第 4 至 5 名，每人 ¥88')).toBeVisible();
  },
};
export const First: Story = {
  name: '第一名',
  args: {
    promotion: samplePromotion({
      ...{ ...race, own: joined },
      race: sampleRace({ own: { place: 1, points: '98210.5', gift: '999', next: null } }),
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('第 1 名，共 8 人', {}, patient);
    await expect(within(canvasElement).queryByText(/还差/)).toBeNull();
  },
};
export const FarBelow: Story = {
  name: '榜单之外的名次',
  args: {
    promotion: samplePromotion({
      ...{ ...race, own: joined },
      race: sampleRace({
        ranked: 1_288,
        board: shown.board.map(one => ({ ...one, isOwn: false })),
        own: { place: 1_024, points: '3', gift: '0', next: { place: 5, missing: '11997.01', gift: '88' } },
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('第 1,024 名，共 1,288 人', {}, patient);
    await expect(canvas.getByText('升到第 5 名（¥88）')).toBeVisible();
    await expect(canvas.queryByText('我')).toBeNull();
  },
};
export const Empty: Story = {
  name: '还没有人上榜',
  args: {
    promotion: samplePromotion({
      ...{ ...race, own: joined },
      race: sampleRace({
        ...{ ranked: 0, board: [] },
        own: { place: 0, points: '0', gift: '0', next: { place: 1, missing: '0.01', gift: '999' } },
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有人上榜', {}, patient);
    await expect(within(canvasElement).getByText('还没有积分')).toBeVisible();
  },
};
export const Visitor: Story = {
  name: '游客',
  args: { promotion: samplePromotion({ ...race, race: sampleRace({ own: null }) }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '登录后参加' }, patient);
    await expect(within(canvasElement).queryByText('我的名次')).toBeNull();
  },
};
export const Closing: Story = {
  name: '已结束，等待最终名次',
  args: {
    promotion: samplePromotion({
      ...{ ...race, ...over, own: joined },
      race: sampleRace({
        closesAt: over.endsAt + day / 2,
        own: { place: 3, points: '30555.25', gift: '388', next: null },
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^活动已结束。赛果还可能更正/, {}, patient);
    await expect(within(canvasElement).queryByText(/还差/)).toBeNull();
  },
};
export const Final: Story = {
  name: '最终名次，礼金可领取',
  args: {
    promotion: samplePromotion({
      ...{ ...race, ...over, own: sampleOwn({ ...joined, steps: [reached] }) },
      race: sampleRace({
        isFinal: true,
        own: { place: 3, points: '30555.25', gift: '388', next: null },
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('这是最终名次，8 人有积分。', {}, patient);
    await expect(canvas.getByRole('link', { name: '去领取' })).toBeVisible();
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = { name: '手机', globals: { width: '390' } };
