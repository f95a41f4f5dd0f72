import { parkedReasons } from '@lobby/api-client/contract/fd/deposit-order';
import { refused } from '@lobby/api-client/testing';
import { paths } from '@lobby/feature';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import {
  sampleArrival,
  sampleCoinOrder,
  sampleNow,
  sampleOrder,
  sampleScanOrder,
} from '../../testing/sample-orders.ts';
import { samplePause } from '../../testing/sample-pause.ts';
import { WithWaysOfDeposit } from '../../testing/with-help.tsx';
import { DepositOrderView } from './deposit-order.view.tsx';
import type { DepositOrderViewProps } from './deposit-order-props.ts';
import { OrderEnd } from './ends/order-end.tsx';

const meta = {
  title: '页面/存款订单',
  component: DepositOrderView,
  parameters: {
    house: { path: paths.mine.deposit() },
    docs: {
      description: {
        component: '一笔存款订单：付多少、付到哪里、还剩多久；确认中；以及每一种结果和接下来会怎样。',
      },
    },
  },
  decorators: [
    Story => (
      <WithWaysOfDeposit>
        <Story />
      </WithWaysOfDeposit>
    ),
  ],
  args: {
    order: sampleOrder(),
    failure: undefined,
    isInPlaceOfNew: false,
    isStale: false,
    isAsking: false,
    isClaiming: false,
    isClosing: false,
    isChoosing: false,
    onParkedChoice: fn(),
    problem: undefined,
    now: () => sampleNow,
    onClaim: fn(),
    onClose: fn(),
    onReport: fn(),
    onAsk: fn(),
    slip: undefined,
    onAnother: fn(),
  },
} satisfies Meta<typeof DepositOrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bank: Story = {
  name: '银行转账：逐项复制',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/请务必支付 ¥1,000.37/)).toHaveTextContent(
      '尾数 .37 用来识别您的订单',
    );
    await expect(page.getByRole('timer')).toHaveTextContent('13:00');
    for (const what of ['应付金额', '收款银行', '收款人', '收款账号', '开户支行', '转账附言', '订单号'])
      await expect(page.getByRole('button', { name: `复制${what}` })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '我已付款' }));
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
};
export const InPlaceOfNew: Story = {
  name: '已有未付的订单：没有新建',
  args: { isInPlaceOfNew: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/刚才没有新建订单/)).toBeVisible();
  },
};
export const CloseAsked: Story = {
  name: '关闭前先询问',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '关闭订单' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '关闭这笔订单？' }));
    await userEvent.click(dialog.getByRole('button', { name: '再等等' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(await page.findByRole('button', { name: '关闭订单' }));
    await userEvent.click(await screen.findByRole('button', { name: '关闭订单' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Claimed: Story = {
  name: '已通知付款',
  args: { order: sampleOrder({ state: 'claimed' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/已收到您的付款通知/);
    await expect(page.queryByRole('button', { name: '我已付款' })).toBeNull();
  },
};
/** Is claimed when the button is pressed, as the platform answers. */
function Claiming(args: DepositOrderViewProps) {
  const [isClaimed, claim] = useState(false);
  const order = args.order && isClaimed ? { ...args.order, state: 'claimed' as const } : args.order;
  return <DepositOrderView {...args} order={order} onClaim={() => claim(true)} />;
}
export const ClaimedByKeyboard: Story = {
  name: '用键盘通知付款：焦点到说明',
  render: args => <Claiming {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    (await page.findByRole('button', { name: '我已付款' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText(/已收到您的付款通知/)).toHaveFocus();
  },
};
export const Scan: Story = {
  name: '支付宝扫码',
  args: { order: sampleScanOrder() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('img', { name: '付款二维码' });
    await expect(page.getByRole('link', { name: '打开付款页面' })).toHaveAttribute(
      'href',
      'https://pay.example.com/p/8f31c2',
    );
  },
};
export const Huione: Story = {
  name: '汇旺',
  args: {
    order: sampleScanOrder({
      method: 'huione',
      payee: { qr: 'huione:88123456', holder: '星河商户', account: '88123456' },
    }),
  },
};
export const Xnbsk: Story = {
  name: 'XNBSK：付款页面不可信时不给链接',
  args: {
    order: sampleScanOrder({ method: 'xnbsk', payee: { qr: 'xnbsk:1', payUrl: 'javascript:alert(1)' } }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('请用 XNBSK 钱包扫码付款');
    await expect(page.queryByRole('link', { name: '打开付款页面' })).toBeNull();
  },
};
export const Coin: Story = {
  name: 'USDT：网络、地址、锁定的汇率',
  args: { order: sampleCoinOrder() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/只能通过 TRC20 网络转入 USDT/);
    await expect(page.getByText('137.94 USDT')).toBeVisible();
    await expect(page.getByText('锁定剩余 08:00')).toBeVisible();
  },
};
export const RateOver: Story = {
  name: 'USDT：汇率锁定已结束',
  args: { order: sampleCoinOrder({ rateUntil: sampleNow - 1, usdtAmount: '1379.32' }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1,379.32 USDT')).toBeVisible();
  },
};
export const TimeOver: Story = {
  name: '付款时间刚到：立即询问状态',
  args: { order: sampleOrder({ expiresAt: sampleNow }) },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText('付款时间已到，正在更新订单状态');
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
export const NoPayee: Story = {
  name: '没有收款信息',
  args: { order: sampleOrder({ payee: {} }) },
};
export const Confirming: Story = {
  name: 'USDT：网络确认中',
  args: { order: sampleCoinOrder({ state: 'detected', confirmations: 7 }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('网络确认 7 / 20')).toBeVisible();
  },
};
export const BelowMinimum: Story = {
  name: 'USDT：已收到的低于最低金额，订单继续等待',
  args: { order: sampleCoinOrder({ arrivals: [sampleArrival({ amount: '1.4', currency: 'USDT' })] }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/已收到 1.4 USDT/);
    await expect(page.getByText('到账金额低于这种方式的单笔最低金额。')).toBeVisible();
    await expect(page.getByRole('button', { name: '我已付款' })).toBeVisible();
  },
};
export const Paid: Story = { name: '已付款，正在入账', args: { order: sampleOrder({ state: 'paid' }) } };
export const Credited: Story = {
  name: '存款成功',
  args: { order: sampleOrder({ state: 'credited', credited: '1000.37' }) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByText('¥1,000.37 已存入您的账户。');
    const ways = page.getByText('存款成功').parentElement?.querySelectorAll('a, button') ?? [];
    await expect([...ways].map(way => way.textContent)).toEqual(['去投注', '查看交易记录', '再存一笔']);
    await userEvent.click(page.getByRole('button', { name: '再存一笔' }));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
};
export const CreditedForSlip: Story = {
  name: '存款成功：从投注单来的，先回到投注单',
  args: {
    order: sampleOrder({ state: 'credited', credited: '1000.37' }),
    slip: '/game/sport/crty?show=live',
  },
  play: async ({ canvasElement }) => {
    const back = await within(canvasElement).findByRole('link', { name: '回到投注单' });
    await expect(back).toHaveAttribute('href', '/game/sport/crty?show=live');
  },
};
export const CreditedLate: Story = {
  name: '逾期到账，照常入账',
  args: { order: sampleOrder({ state: 'credited', credited: '1000.37', late: true }) },
};
export const Expired: Story = { name: '已过期', args: { order: sampleOrder({ state: 'expired' }) } };
export const Closed: Story = { name: '已关闭', args: { order: sampleOrder({ state: 'closed' }) } };
export const Parked: Story = {
  name: '人工核对：每一种原因',
  args: { order: sampleOrder({ state: 'parked', parkedReason: 'name' }) },
  render: args => (
    <>
      <DepositOrderView {...args} />
      {parkedReasons.map(parkedReason => (
        <OrderEnd
          key={parkedReason}
          end="parked"
          {...args}
          order={sampleOrder({ state: 'parked', parkedReason })}
        />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('到账金额少于应付金额。');
    await expect(page.getAllByText(/款项不会丢失/)).toHaveLength(parkedReasons.length + 1);
  },
};
export const PartlyPaid: Story = {
  name: '只收到一部分：还差多少、补付到哪里、截止时间',
  args: {
    order: sampleOrder({
      state: 'parked',
      parkedReason: 'under',
      arrivals: [sampleArrival(), sampleArrival({ amount: '200' })],
      missing: '200.37',
      missingUntil: sampleNow + 24 * 3_600_000,
    }),
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByText('已收到一部分，请补付');
    await expect(page.getByText(/只需补付余下的金额/)).toBeVisible();
    await expect(page.queryByText(/请不要再付一次/)).toBeNull();
    await expect(page.getByText(/已收到 ¥600，付款时间/)).toBeVisible();
    await expect(page.getByText(/还差 ¥200.37。请在北京时间 2026-11-24 20:30:00 前/)).toBeVisible();
    for (const what of ['还差金额', '收款账号'])
      await expect(page.getByRole('button', { name: `复制${what}` })).toBeVisible();
    await expect(page.queryByText(/只付一次/)).toBeNull();
    await userEvent.click(page.getByRole('button', { name: '提交付款信息' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};
export const ParkedAmounts: Story = {
  name: '人工核对：收到多少、为什么、到什么时候',
  args: {
    order: sampleOrder({
      state: 'parked',
      parkedReason: 'currency',
      arrivals: [sampleArrival({ amount: '1000', currency: 'HKD', reason: 'currency' })],
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/已收到 1,000 HKD/);
    await expect(page.getByText('到账的币种与订单不同。')).toBeVisible();
    await expect(page.getByText(/客服会在北京时间 2026-11-24 20:30:00 前核对/)).toBeVisible();
  },
};
export const SecondPayment: Story = {
  name: '存款成功，另有重复付款',
  args: {
    order: sampleOrder({
      state: 'credited',
      credited: '1000.37',
      arrivals: [sampleArrival({ amount: '1000.37', reason: 'second-payment' })],
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('¥1,000.37 已存入您的账户。');
    await expect(page.getByText('同一笔订单收到了第二次付款。')).toBeVisible();
  },
};
export const Reported: Story = {
  name: '已提交付款信息',
  args: { order: sampleOrder({ state: 'expired', reportedAt: sampleNow }) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/您已在北京时间 2026-11-23 20:30:00 提交付款信息/),
    ).toBeVisible();
  },
};
export const OverLimit: Story = {
  name: '超过限额：选择等待或退回',
  args: { order: sampleOrder({ state: 'parked', parkedReason: 'limit' }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '恢复后入账' }));
    expect(args.onParkedChoice).toHaveBeenCalledWith('credit');
    await userEvent.click(screen.getByRole('button', { name: '退回付款账户' }));
    expect(args.onParkedChoice).toHaveBeenCalledWith('return');
  },
};
export const InAPause: Story = {
  name: '暂停期间到账：选择等待或退回',
  args: { order: sampleOrder({ state: 'parked', parkedReason: 'paused' }) },
  play: async ({ args }) => {
    expect(await screen.findByText('这笔款项在您暂停或自我排除期间到账。')).toBeVisible();
    expect(screen.getByText('款项已收到，暂未入账')).toBeVisible();
    expect(screen.queryByText(/存款限额|人工核对/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '结束后入账' }));
    expect(args.onParkedChoice).toHaveBeenCalledWith('credit');
  },
};
export const WaitsForLimit: Story = {
  name: '超过限额：等待恢复，仍可退回',
  args: { order: sampleOrder({ state: 'parked', parkedReason: 'limit', parkedWish: 'credit' }) },
};
export const GoesBack: Story = {
  name: '超过限额：等待退回',
  args: { order: sampleOrder({ state: 'parked', parkedReason: 'limit', parkedWish: 'return' }) },
};
export const SavedCode: Story = {
  name: '保存二维码：文件名是订单号',
  args: { order: sampleScanOrder() },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '保存二维码图片' });
    await expect(link).toHaveAttribute('download', 'deposit-D20261123000017.png');
    const picture = within(canvasElement).getByRole('img', { name: '付款二维码' });
    await expect(picture).toHaveAttribute('src', link.getAttribute('href'));
  },
};
export const UnpaidInPause: Story = {
  name: '暂停期间未付款：不显示收款信息和倒计时',
  args: { order: sampleOrder({ pause: samplePause() }) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: '暂停期间不能存款' })).toBeVisible();
    await expect(page.getByText(/请不要再付款：暂停期间到账的款项不会入账/)).toBeVisible();
    await expect(page.queryByRole('timer')).toBeNull();
    await expect(page.queryByText(/6214|请务必支付/)).toBeNull();
    await userEvent.click(page.getByRole('button', { name: '我已付款' }));
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
};
export const ConfirmingInPause: Story = {
  name: '暂停期间确认中：不承诺自动入账',
  args: { order: sampleCoinOrder({ state: 'detected', confirmations: 7, pause: samplePause() }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('确认完成后此页面会更新，可以离开此页面。')).toBeVisible();
    await expect(page.queryByText(/自动入账/)).toBeNull();
  },
};
export const ExpiredInPause: Story = {
  name: '暂停期间已过期：不请人重新下单',
  args: { order: sampleOrder({ state: 'expired', pause: samplePause() }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: '返回存款页' })).toBeVisible();
    await expect(page.queryByText(/重新下单/)).toBeNull();
  },
};
export const Returned: Story = { name: '已退回', args: { order: sampleOrder({ state: 'returned' }) } };
export const Stale: Story = { name: '状态可能不是最新的', args: { isStale: true } };
export const ChangeFailed: Story = {
  name: '操作没有成功',
  args: { problem: refused('frequent-submission') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).not.toBeEmptyDOMElement();
  },
};
export const Waiting: Story = { name: '加载中', args: { order: undefined } };
export const Failed: Story = {
  name: '加载失败',
  args: { order: undefined, failure: { kind: 'offline' } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '重试' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: '返回存款页' }));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = {
  name: '手机：很长的资料',
  args: {
    order: sampleOrder({
      payAmount: '999999999999.99',
      payee: {
        bankName: '中国邮政储蓄银行股份有限公司',
        holder: '深圳市青山绿水信息科技有限责任公司',
        account: '62148301234567891234',
        branch: '广东省深圳市南山区高新技术产业园科技中路支行',
        remark: '482157',
      },
    }),
  },
  globals: { width: '390' },
};
export const CoinPhone: Story = {
  name: '手机：USDT',
  args: { order: sampleCoinOrder({ method: 'usdt-erc20' }) },
  globals: { width: '390' },
};
