import { paths } from '@lobby/feature';
import { patient, WithPages } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleBet, sampleLeg } from '../testing/sample-bets.ts';
import { tickets } from '../testing/sample-tickets.ts';
import { ShownBetView } from './shown-bet.view.tsx';
import type { ShownBet } from './shown-ticket.tsx';

/** What anybody is told of a bet of the record. */
function shown(bet = sampleBet(), isSold = false): ShownBet {
  const { status, placedAt, settledAt = null, kind, folds, combinations, legs, result, cancelReason } = bet;
  return { status, placedAt, settledAt, kind, folds, combinations, legs, result, cancelReason, isSold };
}

const meta = {
  title: '页面/注单回看',
  component: ShownBetView,
  parameters: {
    house: { path: paths.bet({ showId: '0f'.repeat(16) }) },
    docs: {
      description: {
        component: '凭网址回看一注：下注时的盘口、价格和比分，以及结果；没有会员、金额和注单号，也不能投注。',
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
  args: { bet: shown(), failure: undefined, isBusy: false, onRetry: fn() },
} satisfies Meta<typeof ShownBetView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  name: '滚球单关，赢半：只有盘口、价格、比分与结果',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('@ 0.96', {}, patient)).toBeVisible();
    await expect(canvas.getByText(/投注时比分 1:2/)).toBeVisible();
    await expect(canvas.getByText('2026-11-20 20:41:07（北京时间）')).toBeVisible();
    await expect(await canvas.findByText('赢半')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/¥|OU1000/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Series: Story = {
  name: '组合：逐关结果',
  args: { bet: shown(Object.values(tickets)[0]) },
  play: async ({ canvasElement }) => {
    const legs = Object.values(tickets)[0]?.legs.length;
    await expect(await within(canvasElement).findAllByRole('listitem', {}, patient)).toHaveLength(legs ?? 0);
    await expect(canvasElement).not.toHaveTextContent('¥');
  },
};

export const Open: Story = {
  name: '未结算',
  args: {
    bet: shown(
      sampleBet({
        ...{ status: 'open', settledAt: null, result: '' },
        legs: [sampleLeg({ score: '', halfScore: '', result: '' })],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('未结算', {}, patient)).toBeVisible();
    await expect(canvas.queryByText('结算时间')).toBeNull();
  },
};

export const SoldBack: Story = {
  name: '会员已提前兑现',
  args: { bet: shown(sampleBet({ result: '', legs: [sampleLeg({ result: '' })] }), true) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('提前兑现', {}, patient)).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: '取消：赛事取消',
  args: {
    bet: shown(
      sampleBet({
        ...{ result: 'D', cancelReason: 'D5' },
        legs: [sampleLeg({ result: 'D', cancelReason: 'D5' })],
      }),
    ),
  },
};

export const Unknown: Story = {
  name: '找不到',
  args: { bet: null },
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByRole('heading', { name: '找不到这张注单' }, patient);
    await expect(title).toBeVisible();
  },
};

export const Waiting: Story = { name: '加载中', args: { bet: undefined } };

export const Failed: Story = {
  name: '加载失败，可重试',
  args: { bet: undefined, failure: { kind: 'offline' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('注单加载失败', {}, patient)).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
