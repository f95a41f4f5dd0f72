import { failureText } from '@lobby/api-client/request';
import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleNow } from '../../testing/sample-accounts.ts';
import { samplePause } from '../../testing/sample-pause.ts';
import { samplePurses, sampleTransfer } from '../../testing/sample-purses.ts';
import type { Direction } from './convert.form.ts';
import { ConvertPanel } from './convert-panel.tsx';
import { TransferView } from './transfer.view.tsx';
import { TransferPanel } from './transfer-panel.tsx';

// Safe: the demo has seven venues.
const [sports, , cards, , , slots] = samplePurses.venues as Required<typeof samplePurses.venues>;
const moving: ComponentProps<typeof TransferPanel> = {
  all: samplePurses,
  venue: slots!,
  isIn: true,
  state: { step: 'idle' },
  onVenue: fn(),
  onSwap: fn(),
  onEdit: fn(),
  onSubmit: fn(),
  onRepeat: fn(),
};
const converting: ComponentProps<typeof ConvertPanel> = {
  to: 'USDT',
  free: '12345.67',
  quote: { quoteId: 'q', rate: '7.1234', expiresAt: sampleNow + 60_000, systime: sampleNow },
  secondsLeft: 42,
  isAskingRate: false,
  rateFailure: undefined,
  state: { step: 'idle' },
  onDirection: fn(),
  onRate: fn(),
  onEdit: fn(),
  onSubmit: fn(),
  onRepeat: fn(),
};

const meta = {
  title: '页面/转账',
  component: TransferView,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: '中心钱包与场馆之间的转账，人民币与 USDT 的兑换。' } },
  },
  args: {
    what: 'venue',
    pause: null,
    now: sampleNow,
    isReady: true,
    failure: undefined,
    isRetrying: false,
    running: [],
    children: <TransferPanel {...moving} />,
    onWhat: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TransferView>;
export default meta;
type Story = StoryObj<typeof meta>;

const amount = () => screen.findByRole('textbox', { name: /转账金额|换出/ });
const moves = (props: Partial<typeof moving>) => ({ children: <TransferPanel {...moving} {...props} /> });
const converts = (props: Partial<typeof converting>) => ({
  what: 'usdt' as const,
  children: <ConvertPanel {...converting} {...props} />,
});

export const InPause: Story = {
  name: '暂停期间：先说明不能转入',
  args: { pause: samplePause() },
  play: async () => {
    expect(await screen.findByRole('heading', { name: '暂停期间不能转入场馆' })).toBeVisible();
    expect(screen.getByText(/短期暂停中/)).toBeVisible();
  },
};
export const In: Story = {
  name: '转入场馆：太少不收，全部可以',
  play: async () => {
    await userEvent.type(await amount(), '0.5');
    await userEvent.click(screen.getByRole('button', { name: '确认转账' }));
    expect(await screen.findByText('转入场馆最低 ¥1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '全部' }));
    await userEvent.click(screen.getByRole('button', { name: '确认转账' }));
    await waitFor(() => expect(moving.onSubmit).toHaveBeenCalledWith('12345.67'));
    await userEvent.click(screen.getByRole('button', { name: '交换转出与转入' }));
    expect(moving.onSwap).toHaveBeenCalled();
  },
};
/** Goes the other way, as the page does. */
function Swapping() {
  const [isIn, setIn] = useState(true);
  return <TransferPanel {...moving} isIn={isIn} onSwap={() => setIn(!isIn)} />;
}
export const Swap: Story = {
  name: '用键盘交换方向：金额清空，焦点不丢',
  args: { children: <Swapping /> },
  play: async () => {
    await userEvent.type(await amount(), '800');
    const swap = screen.getByRole('button', { name: '交换转出与转入' });
    swap.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await amount()).toHaveValue(''));
    expect(await screen.findByText(/^可转 ¥/)).toBeVisible();
    expect(swap).toHaveFocus();
  },
};
/** Converts the other way, as the page does. */
function Turning() {
  const [to, turn] = useState<Direction>('USDT');
  return <ConvertPanel {...converting} to={to} onDirection={turn} />;
}
export const Turn: Story = {
  name: '用键盘换兑换方向：数量清空，焦点不丢',
  args: { what: 'usdt', children: <Turning /> },
  play: async () => {
    await userEvent.type(await amount(), '800');
    screen.getByRole('radio', { name: '人民币换 USDT' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await amount()).toHaveValue(''));
    expect(screen.getByRole('radio', { name: 'USDT 换人民币' })).toHaveFocus();
  },
};
export const Out: Story = { name: '转回中心钱包', args: moves({ isIn: false }) };
export const Done: Story = {
  name: '转账成功',
  args: moves({ state: { step: 'done', answer: sampleTransfer() } }),
};
export const ForDebt: Story = {
  name: '转回的金额用于扣回',
  args: moves({ state: { step: 'done', answer: sampleTransfer({ ty: '2', repaid: '200' }) } }),
  play: async () => {
    expect(await screen.findByText('其中 ¥200 已用于扣回待扣回的款项。')).toBeVisible();
  },
};
export const Parked: Story = {
  name: '需要人工核对',
  args: moves({ state: { step: 'done', answer: sampleTransfer({ state: 'parked' }) } }),
};
export const Refused: Story = {
  name: '被拒绝',
  args: moves({
    venue: sports!,
    state: {
      step: 'idle',
      failure: refused('invalid-parameter', { data: { reason: 'transfer-balance' } }),
    },
  }),
};
export const Unknown: Story = {
  name: '结果未知',
  args: moves({ state: { step: 'unknown', request: { operationId: 'op' }, tries: 1 } }),
};
export const Shut: Story = { name: '场馆维护', args: moves({ venue: cards! }) };
export const ShutUntil: Story = {
  name: '场馆维护：恢复时间已知',
  args: moves({ venue: { ...cards!, until: Date.UTC(2026, 10, 22, 4) } }),
  play: async () => {
    expect(await screen.findByText(/预计 11-22 12:00（北京时间）恢复/)).toBeVisible();
  },
};
export const Running: Story = {
  name: '有处理中的转账',
  args: {
    running: [
      sampleTransfer({ state: 'unknown' }),
      sampleTransfer({ transferNo: 'T3', ty: '2', state: 'sending' }),
    ],
  },
};
export const ToUsdt: Story = {
  name: '人民币换 USDT：汇率锁定',
  args: converts({}),
  play: async () => {
    await userEvent.type(await amount(), '1000');
    const gets = await screen.findByText('140.382401 USDT');
    expect(gets).toBeVisible();
    expect(gets.parentElement).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(screen.getByRole('button', { name: '确认兑换' }));
    await waitFor(() => expect(converting.onSubmit).toHaveBeenCalledWith('1000'));
  },
};
export const NoRate: Story = {
  name: '还没有汇率',
  args: converts({ quote: undefined, secondsLeft: 0 }),
  play: async () => {
    await userEvent.type(await amount(), '100{Enter}');
    expect(await screen.findByText('请先获取汇率，看过得到多少再确认。')).toBeVisible();
    expect(converting.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: '获取汇率' }));
    expect(converting.onRate).toHaveBeenCalled();
  },
};
export const RateFailed: Story = {
  name: '汇率没有取到',
  args: converts({ quote: undefined, secondsLeft: 0, rateFailure: { kind: 'offline' } }),
  play: async () => {
    expect(await screen.findByText(failureText({ kind: 'offline' }, 'zh-CN'))).toBeVisible();
  },
};
export const RateOver: Story = { name: '汇率过期', args: converts({ secondsLeft: 0 }) };
export const FromUsdt: Story = {
  name: 'USDT 换人民币，超过余额',
  args: converts({ to: 'CNY', free: '10' }),
  play: async () => {
    await userEvent.type(await amount(), '11');
    await userEvent.click(screen.getByRole('button', { name: '确认兑换' }));
    expect(await screen.findByText('超过可用余额 10 USDT')).toBeVisible();
  },
};
export const Loading: Story = { name: '加载中', args: { isReady: false } };
export const Failed: Story = {
  name: '加载失败',
  args: { isReady: false, failure: refused('system-busy') },
};
