import type { AskedPrice, AskedPrices } from '@lobby/betslip/member-prices';
import { patient, WithPages } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleBet, sampleLeg } from '../../testing/sample-bets.ts';
import { tickets } from '../../testing/sample-tickets.ts';
import { keyOf } from '../bet-words.ts';
import { useUnfolded } from '../detail/use-unfolded.ts';
import { HistoryCards } from '../history-cards.tsx';
import { LivePricesContext, LivePricesSwitch } from './live-prices.tsx';

const meta = {
  title: '会员/投注记录（实时赔率）',
  component: LivePricesSwitch,
  parameters: {
    docs: {
      description: {
        component: '未结算的注单，投注时的赔率旁边是现在的赔率；盘口关闭时会说明，也可以关掉。',
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
} satisfies Meta<typeof LivePricesSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = (gid: string) =>
  sampleBet({
    ...{ ticketId: `OU${gid}`, status: 'open', result: '', netWin: '0' },
    legs: [sampleLeg({ gid, result: '', score: '', halfScore: '' })],
  });
const at = (odds: string, line = '0.5 / 1'): AskedPrice => ({
  ...{ kind: 'price', wtype: 'RE', rtype: 'REC', line, strong: 'C' },
  price: { format: 'H', odds },
});

/** By the line of the match that was backed. */
const told: Readonly<Record<string, AskedPrice>> = {
  '1': at('1.04'),
  '2': at('0.80'),
  '3': at('0.96', '1'),
  '4': { kind: 'shut', isForNow: true },
  '5': { kind: 'shut', isForNow: false },
};

function pricesThat(ask: (key: string) => void): AskedPrices {
  return {
    priceOf: ({ key }) => told[key.split('/')[0] ?? ''],
    follow({ key }) {
      ask(key);
      return () => ask('');
    },
  };
}

function Cards({ bets, prices }: { bets: readonly ReturnType<typeof open>[]; prices: AskedPrices }) {
  return (
    <LivePricesContext value={prices}>
      <LivePricesSwitch />
      <HistoryCards
        {...{ list: bets, total: bets.length, page: 1, pageSize: 20, isLoading: false, empty: null }}
        onPage={() => {}}
        onPageSize={() => {}}
        {...useUnfolded(keyOf)}
      />
    </LivePricesContext>
  );
}

const asked: string[] = [];
const prices = pricesThat(key => asked.push(key));

export const Beside: Story = {
  name: '升、降、换了盘口、暂停、关闭',
  render: () => <Cards bets={['1', '2', '3', '4', '5'].map(open)} prices={prices} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('现在 1.04', {}, patient)).toHaveAttribute('data-direction', 'up');
    await expect(canvas.getByText('现在 0.80')).toHaveAttribute('data-direction', 'down');
    await expect(canvas.getByText('现在 -1 0.96')).not.toHaveAttribute('data-direction');
    await expect(canvas.getByText('盘口暂停')).toBeVisible();
    await expect(canvas.getByText('盘口已关闭')).toBeVisible();
  },
};

export const TurnedOff: Story = {
  name: '关掉后不再查询',
  render: () => <Cards bets={[open('1')]} prices={prices} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('现在 1.04', {}, patient);
    const toggle = canvas.getByRole('checkbox', { name: '实时赔率' });
    await userEvent.click(toggle);
    await expect(canvas.queryByText(/^现在/)).toBeNull();
    await expect(asked.at(-1)).toBe('');
    await userEvent.click(toggle);
    await expect(canvas.getByText('现在 1.04')).toBeVisible();
  },
};

export const Decided: Story = {
  name: '已结算的注单没有',
  render: () => <Cards bets={[sampleBet(), tickets.seriesOpen]} prices={prices} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('赢半', {}, patient);
    await expect(within(canvasElement).queryByText(/^现在|^盘口/)).toBeNull();
  },
};
