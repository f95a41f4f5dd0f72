import { refused } from '@lobby/api-client/testing';
import { patient, WithPages } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  sampleNow,
  sampleOwn,
  samplePromotion,
  samplePromotions,
  sampleWheel,
  signedDays,
  tiersOfWeek,
  towardsNextSpin,
} from '../testing/sample-promotions.ts';
import { sampleRules } from '../testing/sample-rules.ts';
import { PromotionView } from './promotion.view.tsx';
import type { Joining } from './use-joining.ts';
import type { Spinning } from './wheel/use-spinning.ts';

const open = sampleOwn({ conditions: sampleOwn().conditions.map(one => ({ ...one, isMet: true })) });
const joined = (change: object) => sampleOwn({ joinedAt: sampleNow - 86_400_000, conditions: [], ...change });

const joining = (change: Partial<Joining> = {}): Joining => ({
  ...{ isBusy: false, failure: undefined, heldUntil: 0, onCheck: fn(), onCancel: fn(), onJoin: fn() },
  ...change,
});

const spinning: Spinning = {
  ...{ isBusy: false, failure: undefined, spun: undefined, seen: () => undefined, onSpin: fn() },
};

const meta = {
  title: '优惠/活动页面',
  component: PromotionView,
  parameters: { docs: { description: { component: '一个活动：条件、参加、进度和规则。' } } },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  args: {
    ...{ promotion: samplePromotion({ own: open }), isPaused: false, failure: undefined, isRetrying: false },
    ...{ now: sampleNow, joining: joining(), spinning, onLogin: fn(), onRetry: fn() },
  },
} satisfies Meta<typeof PromotionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Joinable: Story = {
  name: '可以参加',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '参加活动' }, patient));
    await expect(args.joining.onCheck).toHaveBeenCalled();
    await canvas.findByText('参加后的第一笔存款，满 ¥100 赠送存款的 50%，最高 ¥888。');
  },
};
export const Held: Story = {
  name: '名额已保留，等待确认',
  args: { joining: joining({ heldUntil: sampleNow + 600_000 }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const confirm = await canvas.findByRole('button', { name: '确认参加' }, patient);
    await expect(confirm).toHaveFocus();
    await userEvent.click(confirm);
    await expect(args.joining.onJoin).toHaveBeenCalledWith();
    await userEvent.click(canvas.getByRole('button', { name: '暂不参加' }));
    await expect(args.joining.onCancel).toHaveBeenCalled();
  },
};
export const Left: Story = {
  name: '自我排除后',
  args: { promotion: samplePromotion({ own: joined({ leftAt: sampleNow }) }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('自我排除已终止您参加这个活动，不能再次参加。', {}, patient);
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Unmet: Story = {
  name: '条件不满足',
  args: { promotion: samplePromotion({ own: sampleOwn() }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const join = await canvas.findByRole('button', { name: '参加活动' }, patient);
    await expect(join).toHaveAccessibleDescription('未满足：VIP 2 及以上');
    await userEvent.click(join);
    await expect(args.joining.onCheck).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: /^看 VIP 等级/ })).toHaveAttribute('href', '/mine/vip');
  },
};
export const UnmetBefore: Story = {
  name: '上次申请被拒绝',
  args: {
    promotion: samplePromotion({
      own: {
        ...open,
        refused: {
          at: sampleNow - 3_600_000,
          conditions: [
            { condition: 'grade', isMet: true },
            { condition: 'device-unused', isMet: false },
          ],
        },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = await canvas.findByText(/申请参加，当时没有满足：$/, {}, patient);
    await expect(said.nextElementSibling?.textContent).toBe('这台设备没有其他账号参加');
  },
};
export const Visitor: Story = {
  name: '游客',
  args: { promotion: samplePromotion() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '登录后参加' }, patient));
    await expect(args.onLogin).toHaveBeenCalled();
  },
};
export const SignIn: Story = {
  name: '签到',
  args: {
    promotion: samplePromotion({
      name: '每日签到',
      rule: sampleRules.signIn,
      own: joined({ steps: signedDays }),
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '今天签到' }, patient));
    await expect(args.joining.onJoin).toHaveBeenCalledWith('2026-11-28');
    await userEvent.click(canvas.getByRole('button', { name: '补签 2026-11-26' }));
    await expect(args.joining.onJoin).toHaveBeenCalledWith('2026-11-26');
  },
};
export const SignedUnpaid: Story = {
  name: '签到，预算已用完',
  args: {
    promotion: samplePromotion({
      name: '每日签到',
      rule: sampleRules.signIn,
      own: joined({
        steps: [
          ...signedDays.slice(0, 3),
          {
            ...{ key: '2026-11-28', unit: 'times', done: '1', need: '1', gift: '0.5' },
            ...{ state: 'missed', reason: 'budget-total' },
          },
        ],
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('活动的剩余预算不足这份礼金，没有发放。', {}, patient);
    await expect(canvas.getByRole('button', { name: '今天已签到' })).toBeVisible();
  },
};
export const PeriodSpent: Story = {
  name: '今天的预算已用完',
  args: {
    promotion: samplePromotion({
      name: '每日再存赠 10%',
      rule: {
        ...sampleRules.nextDeposit,
        budget: { ...sampleRules.nextDeposit.budget, perPeriod: { period: 'day', most: '2000' } },
      },
      own: joined({
        resumesAt: sampleNow + 12 * 3_600_000,
        steps: [
          {
            ...{ key: '2026-11-28', unit: 'yuan', done: '500', need: '200', gift: '50' },
            ...{ state: 'waiting', reason: 'budget-period' },
          },
        ],
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^今天的活动预算已用完，.+起继续发放。$/, {}, patient);
    await expect(canvas.getByText('等待发放')).toBeVisible();
    await canvas.findByText(/^当天的剩余预算不足这份礼金/);
    await canvas.findByText(/^每天（北京时间零点起）最多发放 ¥2,000/);
  },
};
export const BettingUnpaid: Story = {
  name: '投注礼金没有发放的原因',
  args: {
    promotion: samplePromotion({
      ...{ name: '体育周流水礼金', rule: sampleRules.betting },
      own: joined({
        steps: [
          {
            ...{ key: '2026-11-09', unit: 'yuan', done: '420', need: '1000', gift: '2', state: 'missed' },
            ...{ reason: 'below-least', uncounted: '3500' },
          },
          {
            ...{ key: '2026-11-16', unit: 'yuan', done: '12000', need: '10000', gift: '18', state: 'missed' },
            reason: 'budget-member',
          },
        ],
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('没有达到最低的 ¥1,000。', {}, patient);
    await canvas.findByText(/^同一时间另有 ¥3,500 有效流水不计入/);
    await expect(canvas.getByText('未发放')).toBeVisible();
  },
};
export const Betting: Story = {
  name: '投注礼金的进度',
  args: {
    promotion: samplePromotion({
      ...{ name: '体育周流水礼金', rule: sampleRules.betting },
      own: joined({ steps: tiersOfWeek(sampleRules.betting) }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('progressbar', { name: '有效流水达到 ¥10,000的进度' }, patient);
    await expect(canvas.getByText('已达到，周期结束后发放')).toBeVisible();
  },
};
export const Cashback: Story = {
  name: '亏损返还',
  args: {
    promotion: samplePromotion({
      ...{ name: '体育周亏损返还 5%', rule: sampleRules.cashback },
      own: joined({
        steps: [
          { key: '2026-11-16', unit: 'yuan', done: '2420.50', need: '100', gift: '121.02', state: 'reached' },
          { key: '2026-11-23', unit: 'yuan', done: '64', need: '100', gift: '5', state: 'open' },
        ],
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('progressbar', { name: '2026-11-23 起的净亏损的进度' }, patient);
    await canvas.findByText(/一周的净亏损满 ¥100，返还净亏损的 5%，每周最高 ¥888。/);
    await expect(canvas.getByRole('link', { name: '去领取' })).toBeVisible();
  },
};
export const Tasks: Story = {
  name: '新手任务',
  args: {
    promotion: samplePromotion({
      ...{ name: '新手任务', rule: sampleRules.tasks },
      own: joined({
        steps: [
          { key: 'bind-phone', unit: 'times', done: '1', need: '1', gift: '3', state: 'reached' },
          { key: 'first-bet', unit: 'times', done: '0', need: '1', gift: '5', state: 'open' },
        ],
      }),
    }),
  },
};
export const NextDeposit: Story = {
  name: '再存优惠',
  args: {
    promotion: samplePromotion({
      ...{ name: '每日再存赠 10%', rule: sampleRules.nextDeposit },
      own: joined({
        steps: [{ key: '2026-11-28', unit: 'yuan', done: '0', need: '200', gift: '188', state: 'open' }],
      }),
    }),
  },
};
export const Draw: Story = {
  name: '转盘抽奖',
  args: {
    promotion: samplePromotion({
      ...{ name: '每日转盘', rule: sampleRules.draw },
      own: joined({ steps: towardsNextSpin, wheel: sampleWheel() }),
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '抽奖' }, patient));
    await expect(args.spinning.onSpin).toHaveBeenCalled();
    // The terms say the chances that the wheel is drawn with.
    await expect(canvas.getByText('¥88：1/100（1%）')).toBeVisible();
  },
};
export const Busy: Story = { name: '正在参加', args: { joining: joining({ isBusy: true }) } };
export const Refused: Story = {
  name: '参加失败',
  args: {
    joining: joining({ failure: refused('warning', { data: { reason: 'promotion-conditions' } }) }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('参加条件还没有全部满足，没有参加，请在活动页面查看', {}, patient);
  },
};
export const Ended: Story = { name: '已结束', args: { promotion: samplePromotions.at(-1) ?? null } };
export const Gone: Story = { name: '没有这个活动', args: { promotion: null } };
export const Paused: Story = { name: '暂停期间', args: { promotion: null, isPaused: true } };
export const Loading: Story = { name: '加载中', args: { promotion: undefined, isRetrying: true } };
export const Failed: Story = {
  name: '加载失败',
  args: { promotion: undefined, failure: { kind: 'offline' } },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = { name: '手机', globals: { width: '390' } };
