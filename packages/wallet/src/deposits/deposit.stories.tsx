import { refused } from '@lobby/api-client/testing';
import { hour } from '@lobby/calendar';
import { paths } from '@lobby/feature';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleChannel, sampleChannels, sampleRewards } from '../testing/sample-channels.ts';
import { sampleCoinOrder, sampleNow, sampleOrder } from '../testing/sample-orders.ts';
import { samplePause } from '../testing/sample-pause.ts';
import { WithHelp, WithWaysOfPause } from '../testing/with-help.tsx';
import { DepositView, type DepositViewProps } from './deposit.view.tsx';
import { chosenChannel } from './methods/method-groups.ts';

const [bank, alipay, , maintained, forVip, trc20] = sampleChannels;
const request = { operationId: 'op', channelId: 'bank-1', amount: '1000', signal: '482157' };

const meta = {
  title: '页面/存款',
  component: DepositView,
  parameters: {
    house: { path: paths.mine.deposit() },
    docs: { description: { component: '选择存款方式、填写金额；不可用的方式说明原因，金额不会丢失。' } },
  },
  decorators: [
    Story => (
      <WithHelp>
        <Story />
      </WithHelp>
    ),
  ],
  args: {
    channels: sampleChannels,
    pause: null,
    now: sampleNow,
    failure: undefined,
    isRetrying: false,
    rewards: sampleRewards,
    openOrders: [],
    chosen: bank,
    payerName: '林*',
    amount: '',
    opening: { step: 'choosing' },
    onRetry: fn(),
    onChoose: fn(),
    onType: fn(),
    onBindName: fn(),
    onSubmit: fn(),
    onRepeat: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof DepositView>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement) => within(canvas).findByRole('textbox', { name: '存款金额' });
const next = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole('button', { name: /^下一步/ }));

/** Keeps what is chosen and typed, as the page does. */
function Kept(args: DepositViewProps) {
  const [id, choose] = useState<string>();
  const [amount, type] = useState('');
  return (
    <DepositView
      {...args}
      chosen={chosenChannel(args.channels ?? [], id)}
      amount={amount}
      onChoose={choose}
      onType={type}
    />
  );
}

export const Filled: Story = {
  name: '填写金额：大写、快捷金额',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(await field(canvasElement), '２０６３４．５');
    await expect(await page.findByText('大写：贰万零陆佰叁拾肆元伍角整')).toBeVisible();
    await expect(await field(canvasElement)).toHaveValue('20,634.5');
    await userEvent.click(page.getByRole('button', { name: '1,000' }));
    await expect(await field(canvasElement)).toHaveValue('1,000');
    await next(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('1000'));
  },
};
export const Problems: Story = {
  name: '金额有误：原样保留并说明',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await next(canvasElement);
    await page.findByText('请输入存款金额', { selector: '[role=alert]' });
    for (const [typed, problem] of [
      ['99.99', '单笔最低 ¥100'],
      ['50000.01', '单笔最高 ¥50,000'],
      ['1e5', '请输入正确的金额：只含数字，最多两位小数'],
    ] as const) {
      await userEvent.clear(await field(canvasElement));
      await userEvent.type(await field(canvasElement), `${typed}{Enter}`);
      await page.findByText(problem);
    }
    await expect(await field(canvasElement)).toHaveValue('1e5');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const KeptAmount: Story = {
  name: '换一种方式，金额保留',
  render: args => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await field(canvasElement), '800');
    await userEvent.click(page.getByRole('radio', { name: /微信支付/ }));
    await page.findByText('微信支付正在维护');
    await userEvent.click(page.getByRole('radio', { name: /TRC20/ }));
    await expect(await field(canvasElement)).toHaveValue('800');
    await expect(page.getByText('0.5%，约 ¥4')).toBeVisible();
  },
};
export const WithFee: Story = { name: '有手续费', args: { chosen: alipay, amount: '1000' } };
export const WithBonus: Story = { name: '有返利', args: { chosen: trc20, amount: '5000' } };
export const Maintenance: Story = { name: '方式维护中', args: { chosen: maintained } };
export const ForVip: Story = {
  name: '仅限 VIP',
  args: { chosen: forVip },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('银联支付仅限 VIP 3 及以上会员使用')).toBeVisible();
    await expect(page.queryByRole('textbox')).toBeNull();
  },
};
export const Unbound: Story = {
  name: '未绑定真实姓名',
  args: { payerName: '', amount: '1000' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '绑定姓名' }));
    await expect(args.onBindName).toHaveBeenCalledOnce();
    await next(canvasElement);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Opening: Story = {
  name: '正在下单',
  args: { amount: '1000', opening: { step: 'sending', request } },
};
export const Refused: Story = {
  name: '下单被拒绝',
  args: {
    amount: '1000',
    opening: { step: 'choosing', failure: refused('invalid-parameter', { message: '金额超出限制' }) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
    await expect(await field(canvasElement)).toHaveValue('1,000');
  },
};
export const Unknown: Story = {
  name: '结果未知：用同一笔申请继续确认',
  args: { amount: '1000', opening: { step: 'unknown', request, tries: 2 } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('正在确认 ¥1,000 的订单')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: '立即确认' }));
    await expect(args.onRepeat).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: '返回存款页' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(page.queryByRole('button', { name: /^下一步/ })).toBeNull();
  },
};
export const OpenOrder: Story = {
  name: '有等待付款的订单',
  args: { openOrders: [sampleOrder(), sampleCoinOrder({ orderId: 'D2', payAmount: '500' })] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = await page.findByRole('link', { name: /银行转账订单等待付款：¥1,000.37/ });
    await expect(link).toHaveAttribute('href', '/mine/savemoney?order=D20261123000017');
    await expect(page.getByRole('link', { name: /USDT（TRC20）订单等待付款：137.94 USDT/ })).toBeVisible();
  },
};
const pause = samplePause();
const noWays = { channels: [], rewards: [], chosen: undefined };

export const Paused: Story = {
  name: '短期暂停中：先说明，不显示存款方式和角标',
  decorators: [
    Story => (
      <WithWaysOfPause>
        <Story />
      </WithWaysOfPause>
    ),
  ],
  args: { ...noWays, pause, openOrders: [sampleOrder({ pause })] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: '暂停期间不能存款' })).toBeVisible();
    await expect(page.getByText(/短期暂停中，到北京时间 2026-11-24 19:30/)).toBeVisible();
    await expect(page.getByText('取款、记录和帮助照常可用。')).toBeVisible();
    await expect(page.getByRole('link', { name: '去取款' })).toHaveAttribute('href', '/mine/takemoney');
    const order = page.getByRole('link', { name: /银行转账订单没有付款.*查看/ });
    const heading = page.getByRole('heading', { name: '暂停期间不能存款' });
    await expect(order.getBoundingClientRect().top).toBeGreaterThan(heading.getBoundingClientRect().top);
    await expect(page.queryByText(/继续付款|推荐|返利/)).toBeNull();
    await expect(page.queryByRole('radio')).toBeNull();
    await expect(page.queryByRole('textbox')).toBeNull();
  },
};
export const ExcludedTermOver: Story = {
  name: '自我排除期限已到，还没有申请解除',
  decorators: Paused.decorators ?? [],
  args: { ...noWays, pause: samplePause({ kind: 'exclusion', until: sampleNow - hour }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/期限已到，如需恢复请申请解除，24小时后生效/)).toBeVisible();
    await expect(page.getByRole('link', { name: '查看我的设置' })).toHaveAttribute('href', '/mine/limits');
  },
};
export const UnknownInPause: Story = {
  name: '结果未知时开始了暂停：仍可确认',
  args: { ...noWays, pause, opening: { step: 'unknown', request, tries: 2 } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '立即确认' }));
    await expect(args.onRepeat).toHaveBeenCalledOnce();
    await expect(page.getByRole('heading', { name: '暂停期间不能存款' })).toBeVisible();
  },
};
export const PausedTraditional: Story = {
  ...Paused,
  name: '短期暂停中：繁體',
  globals: { locale: 'zh-TW' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: '暫停期間不能存款' }),
    ).toBeVisible();
  },
};
export const NoMethods: Story = { name: '没有存款方式', args: { channels: [], chosen: undefined } };
export const Waiting: Story = { name: '加载中', args: { channels: undefined, chosen: undefined } };
export const Offline: Story = {
  name: '断网',
  args: { channels: undefined, chosen: undefined, failure: { kind: 'offline' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Traditional: Story = {
  name: '繁體',
  args: { amount: '20634', openOrders: [sampleOrder()] },
  globals: { locale: 'zh-TW' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/貳萬零陸佰參拾肆元整/)).toBeVisible();
  },
};
export const Phone: Story = {
  name: '手机：很长的金额',
  args: {
    chosen: sampleChannel({ max: '999999999999', feeRate: '0.0125', bonusRate: '0.0125' }),
    channels: sampleChannels,
    amount: '999999999.99',
    payerName: '阿卜杜拉*****************',
    openOrders: [sampleOrder({ payAmount: '999999999999.99' })],
  },
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText(/等待付款：¥999,999,999,999.99/);
    const icon = words.parentElement?.querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.bottom).toBeGreaterThan(words.getBoundingClientRect().top);
  },
};
