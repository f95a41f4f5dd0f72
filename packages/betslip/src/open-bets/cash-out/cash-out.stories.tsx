import { writeItem } from '@lobby/api/storage';
import type { CashOutReason } from '@lobby/api-client/contract/game/cash-out';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { OpenBet } from '../../ports/ports.ts';
import { cashOutOffer, cashOutOrder, type FakeCashOuts, soldHalf } from '../../testing/fake-cash-outs.ts';
import { openBets } from '../../testing/sample-open-bets.ts';
import { slipWith } from '../../testing/sample-slip.ts';
import { enter, on, SlipStage } from '../../testing/slip-stage.tsx';
import { OpenBets } from '../open-bets.tsx';
import { pendingCashOutsItem } from './pending-cash-outs.ts';

const [being, system] = openBets as [OpenBet, OpenBet];
const single: OpenBet = { ...being, status: 'open' };
const series: OpenBet = { ...system, ticketId: 'PS20261120000009', sizes: [2], combinations: 1 };

const meta = {
  title: '投注/兑现',
  component: OpenBets,
  parameters: {
    docs: {
      description: { component: '未结算的注单，按当时的价格全部或部分兑现，也可以设定价格自动兑现。' },
    },
  },
  args: { answer: { ok: true, bets: [single] }, onReload: fn() },
  render: (args, { parameters }) => (
    <SlipStage orders={parameters.orders}>
      <div style={{ inlineSize: parameters.column ?? '21.5rem' }}>
        <OpenBets {...args} />
      </div>
    </SlipStage>
  ),
  beforeEach: () => enter('member'),
} satisfies Meta<typeof OpenBets>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Screen = ReturnType<typeof within>;

const selling = (cashOuts: FakeCashOuts, more: Record<string, unknown> = {}): Story['parameters'] => ({
  ...on(slipWith(undefined), { orders: { cashOuts } }),
  ...more,
});
const press = async (screen: Screen, name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const write: Play = async ({ canvasElement }) => press(within(canvasElement), '兑现 ¥188.16');
/** Makes the offers be asked for again now, as when the connection is restored. */
const refresh = () => window.dispatchEvent(new Event('online'));

export const Offers: Story = {
  name: '兑现价',
  args: {
    answer: {
      ok: true,
      bets: [
        being,
        { ...single, cashedOut: '94.08', riskSold: '100', winnable: '96', ticketId: 'b' },
        series,
        system,
      ],
    },
  },
  parameters: selling({}),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    // Not of the bet that is being confirmed.
    await waitFor(() => expect(screen.getAllByRole('button', { name: '兑现 ¥188.16' })).toHaveLength(3));
    await expect(screen.getByText('剩余本金 ¥100')).toBeVisible();
  },
};

export const Reading: Story = { name: '正在读取', parameters: selling({ offers: 'waiting' }) };

// As when no answer comes within the time a call has.
export const Unread: Story = {
  name: '走一遍：没有读到，再试',
  parameters: selling({ offers: ['lost', cashOutOffer] }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('兑现价没有读到');
    await press(screen, '重试');
    await screen.findByRole('button', { name: '兑现 ¥188.16' });
  },
};

const none = (reason: CashOutReason): Story['parameters'] => selling({ offers: [{ kind: 'none', reason }] });
export const Suspended: Story = { name: '盘口暂停', parameters: none('suspended') };
export const Closed: Story = { name: '盘口关闭', parameters: none('closed') };
export const NoValue: Story = { name: '没有价值', parameters: none('no-value') };
export const Elsewhere: Story = { name: '别处正在兑现', parameters: none('processing') };

export const Whole: Story = {
  name: '填写：全部',
  parameters: selling({}),
  play: async context => {
    await write(context);
    const screen = within(context.canvasElement);
    await expect(await screen.findByRole('button', { name: '确认兑现 ¥188.16' })).toBeVisible();
    await press(screen, '取消');
    await waitFor(() => expect(screen.getByRole('button', { name: '兑现 ¥188.16' })).toHaveFocus());
    await write(context);
  },
};

export const Part: Story = {
  name: '填写：部分，手机',
  parameters: selling({ offers: [{ ...cashOutOffer, delay: 6_000 }] }, { column: '24.375rem' }),
  play: async context => {
    await write(context);
    const screen = within(context.canvasElement);
    await userEvent.click(await screen.findByRole('radio', { name: '50%' }));
    await expect(screen.getByRole('button', { name: '部分兑现 ¥94.08' })).toBeVisible();
    const field = screen.getByRole('textbox', { name: '比例' });
    await userEvent.clear(field);
    await userEvent.type(field, '10');
    await expect(screen.getByRole('button', { name: '部分兑现 ¥18.82' })).toBeVisible();
  },
};

export const Faulty: Story = {
  name: '填写：比例太小',
  parameters: selling({ offers: [{ ...cashOutOffer, price: '4', minPart: 25 }] }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await press(screen, '兑现 ¥4');
    await userEvent.clear(screen.getByRole('textbox', { name: '比例' }));
    await userEvent.type(screen.getByRole('textbox', { name: '比例' }), '20');
    await expect(await screen.findByRole('alert')).toHaveTextContent('到账不足 ¥1，至少兑现 25%');
  },
};

// The price falls before the press: the old and the new one are shown, and the press accepts the new one first.
export const Moved: Story = {
  name: '走一遍：价格变动',
  parameters: selling({
    offers: [cashOutOffer, { ...cashOutOffer, price: '180' }],
    sell: () => ({ kind: 'done', sold: { part: 100, paid: '180', left: '0' } }),
  }),
  play: async context => {
    await write(context);
    const screen = within(context.canvasElement);
    refresh();
    await screen.findByText('全部兑现价 ¥188.16 → ¥180');
    await press(screen, '接受新价格 ¥180');
    await press(screen, '确认兑现 ¥180');
    await screen.findByText('已兑现 ¥180');
  },
};

export const Shut: Story = {
  name: '填写时盘口暂停',
  parameters: selling({ offers: [cashOutOffer, { kind: 'none', reason: 'suspended' }] }),
  play: async context => {
    await write(context);
    refresh();
    const screen = within(context.canvasElement);
    const form = within(await screen.findByRole('group', { name: '兑现注单' }));
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('盘口暂停'));
  },
};

export const InPlay: Story = {
  name: '走一遍：滚球确认后兑现一半',
  parameters: selling({
    offers: [{ ...cashOutOffer, delay: 6_000 }],
    sell: () => ({ kind: 'confirming', confirmAt: 0 }),
    states: [soldHalf],
  }),
  play: async context => {
    await write(context);
    const screen = within(context.canvasElement);
    await userEvent.click(await screen.findByRole('radio', { name: '50%' }));
    await userEvent.dblClick(screen.getByRole('button', { name: '部分兑现 ¥94.08' }));
    await screen.findByText('兑现确认中');
    await screen.findByText('已兑现 ¥94.08', {}, { timeout: 5_000 });
    await press(screen, '知道了');
    await screen.findByRole('button', { name: '兑现 ¥188.16' });
  },
};

export const Refused: Story = {
  name: '走一遍：没有兑现，再次填写',
  parameters: selling({
    offers: [cashOutOffer, { ...cashOutOffer, price: '180' }],
    sell: () => ({
      kind: 'refused',
      refusal: { kind: 'reason', reason: 'price-changed', price: '180' },
    }),
  }),
  play: async context => {
    await write(context);
    const screen = within(context.canvasElement);
    await press(screen, '确认兑现 ¥188.16');
    await screen.findByText('没有兑现，注单不变');
    await screen.findByText('全部兑现价 ¥188.16 → ¥180');
    await press(screen, '重新兑现');
    await screen.findByRole('button', { name: '确认兑现 ¥180' });
  },
};

// The reply is lost before a reload: it is never called a failure, and the sale is found again by its id.
export const Restored: Story = {
  name: '走一遍：刷新后查到结果',
  parameters: selling({ states: [soldHalf] }),
  beforeEach: () => {
    const undo = enter('member');
    writeItem(pendingCashOutsItem, [cashOutOrder]);
    return undo;
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('兑现结果确认中');
    await screen.findByText('已兑现 ¥94.08', {}, { timeout: 5_000 });
  },
};

// A ticket that was sold whole leaves the open bets; what was paid is said until it was read.
export const SoldWhole: Story = {
  name: '全部兑现之后',
  args: { answer: { ok: true, bets: [] } },
  parameters: selling({ states: [{ kind: 'done', sold: { part: 100, paid: '188.16', left: '0' } }] }),
  beforeEach: Restored.beforeEach,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('已兑现 ¥188.16', {}, { timeout: 5_000 });
    await screen.findByText('注单 OU20261120000018 已全部兑现');
  },
};

const course = [
  ['182.4', 40],
  ['176', 30],
  ['191.5', 20],
  ['185', 10],
].map(([price, minutes]) => ({
  price: String(price),
  at: Date.UTC(2026, 10, 20, 12) - Number(minutes) * 60_000,
}));

// What is drawn is said in a sentence and stands in a table that is read out.
export const Course: Story = {
  name: '兑现价走势',
  parameters: selling({ course }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const line = await screen.findByRole('img', {
      name: '兑现价走势：最早 ¥182.40，最低 ¥176，最高 ¥191.50，现在 ¥188.16',
    });
    await expect(line).toBeVisible();
    await expect(screen.getByRole('table', { name: '兑现价' })).toBeInTheDocument();
    await expect(screen.getAllByRole('row')).toHaveLength(5);
  },
};

export const Automatic: Story = {
  name: '走一遍：设定、修改、取消自动兑现',
  parameters: selling({ course }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await press(screen, '自动兑现');
    const field = await screen.findByRole('textbox', { name: '兑现价达到' });
    await userEvent.type(field, '200');
    await press(screen, '设定自动兑现');
    await screen.findByText('达到 ¥200 自动兑现');
    await press(screen, '修改');
    await press(screen, '取消自动兑现');
    await screen.findByRole('button', { name: '自动兑现' });
  },
};

export const AutomaticWritten: Story = {
  name: '填写：自动兑现，手机',
  parameters: selling({ offers: [{ ...cashOutOffer, auto: '210' }] }, { column: '24.375rem' }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('达到 ¥210 自动兑现');
    await press(screen, '修改');
    await expect(await screen.findByRole('textbox', { name: '兑现价达到' })).toHaveValue('210');
  },
};

export const AutomaticRefused: Story = {
  name: '自动兑现没有设定',
  parameters: selling({ setAuto: { kind: 'refused', reason: 'reached', price: '188.16' } }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await press(screen, '自动兑现');
    await userEvent.type(await screen.findByRole('textbox', { name: '兑现价达到' }), '150');
    await press(screen, '设定自动兑现');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '现在就可以兑现 ¥188.16，请填写更高的金额',
    );
  },
};
