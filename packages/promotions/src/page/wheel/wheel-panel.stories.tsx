import { refused } from '@lobby/api-client/testing';
import { commitmentOf, fromHex } from '@lobby/draws';
import { patient, WithPages } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  sampleNow,
  sampleOwn,
  sampleSpins,
  sampleWheel,
  towardsNextSpin,
} from '../../testing/sample-promotions.ts';
import { sampleRules } from '../../testing/sample-rules.ts';
import type { Spinning } from './use-spinning.ts';
import { WheelPanels } from './wheel-panel.tsx';

const day = 86_400_000;
const [newest, oldest] = sampleSpins;
const spinning = (change: Partial<Spinning> = {}): Spinning => ({
  ...{ isBusy: false, failure: undefined, spun: undefined, onSpin: fn(), seen: () => undefined },
  ...change,
});
const joined = (change: Parameters<typeof sampleWheel>[0] = {}, steps = towardsNextSpin) =>
  sampleOwn({ joinedAt: sampleNow - 2 * day, conditions: [], steps, wheel: sampleWheel(change) });

const meta = {
  title: '优惠/转盘',
  component: WheelPanels,
  parameters: {
    docs: {
      description: {
        component: '抽奖的转盘：格子的宽度就是机会，停下后用文字说明结果；每次抽奖都可以核对。',
      },
    },
  },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  args: {
    ...{ rule: sampleRules.draw, own: joined(), endsAt: sampleNow + 20 * day, now: sampleNow },
    spinning: spinning(),
  },
} satisfies Meta<typeof WheelPanels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '可以抽奖',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '抽奖' }, patient));
    await expect(args.spinning.onSpin).toHaveBeenCalled();
    await expect(canvas.getByText('现在可以抽奖 2 次')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '今天下一次抽奖的有效流水' })).toBeVisible();
    const chances = canvas.getByRole('region', { name: '奖金和机会' });
    await expect(
      within(chances)
        .getAllByRole('term')
        .map(term => term.textContent),
    ).toEqual([...['¥88', '¥18', '¥8', '¥3', '¥1', '没有奖金']]);
    await expect(
      within(chances)
        .getAllByRole('definition')
        .map(one => one.textContent),
    ).toEqual([
      ...['1/100（1%）', '3/100（3%）', '8/100（8%）', '15/100（15%）', '25/100（25%）', '48/100（48%）'],
    ]);
  },
};

/** A platform that makes the spin when it is asked for. */
function Spun(args: Parameters<typeof WheelPanels>[0]) {
  const [isSpun, setSpun] = useState(false);
  const own = joined(isSpun ? { left: 1 } : { spins: [oldest] });
  const onSpin = () => setSpun(true);
  return (
    <WheelPanels {...args} own={own} spinning={spinning({ spun: isSpun ? newest : undefined, onSpin })} />
  );
}

export const Turns: Story = {
  name: '转到抽中的格子',
  render: args => <Spun {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: '抽奖' }, patient);
    await userEvent.click(button);
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isStill) {
      await canvas.findByText('转盘正在转动', { selector: '[role="status"]' });
      await expect(canvas.queryAllByText(/^第 2 次抽奖：/)).toHaveLength(0);
    }
    await canvas.findByText('第 2 次抽奖：获得 ¥3', { selector: '[role="status"]' }, patient);
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '核对第 2 次抽奖' })).toBeVisible();
  },
};

export const Checked: Story = {
  name: '核对一次抽奖',
  args: { spinning: spinning({ seen: () => commitmentOf(fromHex(newest.server)) }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '核对第 2 次抽奖' }, patient));
    await canvas.findByText('种子与抽奖前公布的承诺一致。', {}, patient);
    await expect(canvas.getByText(/^重新抽取的结果相同/)).toBeVisible();
    await expect(canvas.getByText(newest.server)).toBeVisible();
  },
};
export const Forged: Story = {
  name: '核对不一致',
  args: {
    own: joined({ spins: [{ ...newest, stop: 99 }] }),
    spinning: spinning({ seen: () => '00'.repeat(32) }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '核对第 2 次抽奖' }, patient));
    await canvas.findByText('种子与抽奖前公布的承诺不一致，请联系客服。', {}, patient);
    await expect(canvas.getByText(/^重新抽取的结果不同/)).toBeVisible();
  },
};
export const NoneLeft: Story = {
  name: '没有次数',
  args: { own: joined({ left: 0, spins: [], next: { number: 1, commitment: '9e'.repeat(32) } }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: '抽奖' }, patient);
    await expect(button).toHaveAccessibleDescription('现在没有抽奖次数');
    await userEvent.click(button);
    await expect(args.spinning.onSpin).not.toHaveBeenCalled();
    await expect(canvas.getByText('还没有抽过奖')).toBeVisible();
  },
};
export const AllEarned: Story = {
  name: '今天的次数已全部获得',
  args: { own: joined({}, []) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('今天的抽奖次数已全部获得。', {}, patient);
  },
};
export const NoBudget: Story = {
  name: '预算不足',
  args: { own: joined({ isBudgetLeft: false }) },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: '抽奖' }, patient);
    await expect(button).toHaveAccessibleDescription('剩余预算不足最高奖金，已停止抽奖，次数不会扣除');
  },
};
export const Ended: Story = { name: '已结束', args: { endsAt: sampleNow, own: joined({ left: 0 }, []) } };
export const Busy: Story = { name: '正在抽奖', args: { spinning: spinning({ isBusy: true }) } };
export const Refused: Story = {
  name: '抽奖没有成功',
  args: {
    spinning: spinning({ failure: refused('warning', { data: { reason: 'promotion-budget' } }) }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/次数没有扣除，可以看看其他活动$/, {}, patient);
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = { name: '手机', globals: { width: '390' } };
