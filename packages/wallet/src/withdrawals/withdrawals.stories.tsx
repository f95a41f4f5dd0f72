import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleAccounts, sampleNow } from '../testing/sample-accounts.ts';
import {
  sampleInfo,
  sampleKinds,
  sampleTurnover,
  sampleUsdt,
  sampleWithdrawal,
} from '../testing/sample-withdrawals.ts';
import { WithHelp } from '../testing/with-help.tsx';
import { WithdrawalsView } from './withdrawals.view.tsx';

const [bank, alipay, tron, erc] = sampleKinds;
const ofKind = (kind: string) => sampleAccounts.filter(account => account.kind === kind);

const meta = {
  title: '页面/取款',
  component: WithdrawalsView,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: '取款到哪里、取多少、还差什么；提交前的核对在“确认取款”。' } },
  },
  decorators: [
    Story => (
      <WithHelp>
        <Story />
      </WithHelp>
    ),
  ],
  args: {
    info: sampleInfo(),
    kinds: sampleKinds,
    failure: undefined,
    isRetrying: false,
    kind: bank,
    usdt: sampleUsdt,
    isRateMissing: false,
    isAskingRate: false,
    accounts: ofKind('bank'),
    account: ofKind('bank')[0],
    amount: '',
    now: sampleNow,
    block: undefined,
    state: { step: 'editing' },
    open: [],
    onRetry: fn(),
    onKind: fn(),
    onAccount: fn(),
    onType: fn(),
    onRate: fn(),
    onPassword: fn(),
    onBind: fn(),
    onEdit: fn(),
    onNext: fn(),
    onRepeat: fn(),
  },
} satisfies Meta<typeof WithdrawalsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const amount = () => screen.findByRole('textbox', { name: /取款金额/ });
const next = async () => userEvent.click(await screen.findByRole('button', { name: '下一步' }));

export const Ready: Story = {
  name: '银行卡：全部，然后改小',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '全部' }));
    expect(await amount()).toHaveValue('12,345.67');
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), '５00');
    expect(await screen.findByText('大写：伍佰元整')).toBeVisible();
    await next();
    await waitFor(() =>
      expect(args.onNext).toHaveBeenCalledWith({ accountId: 'card-1', amount: '500', rate: '' }),
    );
  },
};
export const AnotherKind: Story = {
  name: '换一种方式：金额还在',
  render: function Kept(args) {
    const [kind, choose] = useState(args.kind);
    const [typed, type] = useState('');
    return (
      <WithdrawalsView
        {...args}
        kind={kind}
        accounts={ofKind(kind?.kind ?? '')}
        account={ofKind(kind?.kind ?? '')[0]}
        amount={typed}
        onKind={name => choose(sampleKinds.find(one => one.kind === name))}
        onType={type}
      />
    );
  },
  play: async ({ args }) => {
    await userEvent.type(await amount(), '1000');
    await userEvent.click(await screen.findByRole('radio', { name: 'USDT-TRC20' }));
    expect(await amount()).toHaveValue('1,000');
    await next();
    await waitFor(() =>
      expect(args.onNext).toHaveBeenCalledWith({ accountId: 'coin-1', amount: '1000', rate: '7.1234' }),
    );
  },
};
export const TooMuch: Story = {
  name: '超过余额',
  play: async ({ args }) => {
    await userEvent.type(await amount(), '20000');
    await next();
    expect(await screen.findByText('超过可取余额 ¥12,345.67')).toBeVisible();
    expect(args.onNext).not.toHaveBeenCalled();
  },
};
export const InUsdt: Story = {
  name: 'USDT：汇率与到账数量',
  args: { kind: tron, accounts: ofKind('usdt-trc20'), account: ofKind('usdt-trc20')[0] },
  play: async ({ args }) => {
    await userEvent.type(await amount(), '1000');
    const arrives = await screen.findByText('139.38 USDT');
    expect(arrives).toBeVisible();
    expect(arrives.parentElement).toHaveAttribute('aria-live', 'polite');
    await next();
    await waitFor(() =>
      expect(args.onNext).toHaveBeenCalledWith({ accountId: 'coin-1', amount: '1000', rate: '7.1234' }),
    );
  },
};
export const NoRate: Story = {
  name: 'USDT：汇率没有取到，可以再取',
  args: {
    kind: tron,
    accounts: ofKind('usdt-trc20'),
    account: ofKind('usdt-trc20')[0],
    usdt: undefined,
    isRateMissing: true,
  },
  play: async ({ args }) => {
    expect(await screen.findByText('汇率暂时没有取到，取到后才能提交。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重新获取' }));
    expect(args.onRate).toHaveBeenCalledOnce();
  },
};
export const Turnover: Story = {
  name: '流水还没完成',
  args: { info: sampleInfo(sampleTurnover), block: { kind: 'turnover', left: '2104.5' } },
  play: async ({ args }) => {
    const words = await screen.findByText('流水还差 ¥2,104.50，完成后才能取款。');
    expect(words).toBeVisible();
    const way = screen.getByRole('link', { name: '去投注' });
    expect(getComputedStyle(way).color).not.toBe(getComputedStyle(words).color);
    const [bar] = screen.getAllByRole('progressbar');
    expect(bar).toHaveStyle({ appearance: 'none' });
    await userEvent.type(await amount(), '500');
    await next();
    expect(await screen.findByText('现在还不能取款，原因在页面上方。')).toBeVisible();
    expect(args.onNext).not.toHaveBeenCalled();
  },
};
export const BonusKept: Story = {
  name: '暂停期间：红利的流水没有完成',
  args: { info: { ...sampleInfo(), bonusKept: '50' } },
  play: async () => {
    expect(await screen.findByText(/^红利 ¥50 的流水没有完成/)).toBeVisible();
  },
};
export const GiftsGivenUp: Story = {
  name: '取款会放弃礼金',
  args: { info: sampleInfo({ giftsGivenUp: '500' }) },
  play: async () => {
    expect(await screen.findByText(/^流水还没有完成的礼金共 ¥500，申请取款即放弃/)).toBeVisible();
  },
};
export const UnplayedDeposit: Story = {
  name: '暂停期间：没有投注的存款按存入的方式取回',
  args: {
    info: sampleInfo({
      ...{ free: '39840.06', bonusKept: '150' },
      freeBy: [
        { kind: 'bank', free: '10000' },
        { kind: 'usdt-trc20', free: '39840.06' },
      ],
    }),
  },
  play: async ({ args }) => {
    expect(await screen.findByText(/^暂停期间，没有投注的存款只能按存入的方式取回/)).toBeVisible();
    expect(screen.getByText('暂停期间不要求流水。')).toBeVisible();
    await userEvent.type(await amount(), '10000.01');
    await next();
    expect(await screen.findByText('超过可取余额 ¥10,000')).toBeVisible();
    expect(args.onNext).not.toHaveBeenCalled();
  },
};
export const Unbound: Story = {
  name: '还没有绑定手机：就地绑定',
  args: { block: { kind: 'unbound', what: 'phone' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '绑定手机号' }));
    expect(args.onBind).toHaveBeenCalledWith('phone');
  },
};
export const NoPassword: Story = {
  name: '还没有取款密码',
  args: { block: { kind: 'noPassword' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '设置取款密码' }));
    expect(args.onPassword).toHaveBeenCalledWith('set');
  },
};
export const Locked: Story = {
  name: '取款密码已锁定',
  args: { block: { kind: 'locked', until: sampleNow + 3 * 3_600_000 - 60_000 } },
  play: async () => {
    expect(await screen.findByText(/请在 2小时59分钟后（.*）再试/)).toBeVisible();
  },
};
export const Held: Story = {
  name: '刚换过手机',
  args: { block: { kind: 'held', until: sampleNow + 20 * 3_600_000 } },
  play: async () => {
    expect(await screen.findByText(/20小时后（北京时间 2026-11-25 08:00:00）才能取款/)).toBeVisible();
  },
};
export const CountUsed: Story = {
  name: '今日次数用完',
  args: {
    info: sampleInfo({ countUsed: 5, countLeft: 0 }),
    block: { kind: 'count', used: 5, until: sampleNow + 12 * 3_600_000 },
  },
  play: async () => {
    expect(await screen.findByText(/^今日已取款 5 次，次数已用完.*恢复。$/)).toBeVisible();
  },
};
export const NoAccount: Story = {
  name: '还没有账户',
  args: { kind: alipay, accounts: [], account: undefined },
};
export const Maintenance: Story = { name: '维护中', args: { kind: erc } };
export const Refused: Story = {
  name: '被拒绝，输入的还在',
  args: {
    state: {
      step: 'editing',
      failure: refused('invalid-parameter', { data: { reason: 'withdrawal-balance', free: '10' } }),
    },
  },
};
export const RefusedAccount: Story = {
  name: '账户不能取款，原因写在账户旁',
  args: {
    state: {
      step: 'editing',
      failure: refused('invalid-parameter', { data: { reason: 'address-contract' } }),
    },
  },
  play: async () => {
    expect(await screen.findByRole('alert')).toHaveTextContent(/代币合约/);
    expect(screen.getByRole('textbox')).not.toBeInvalid();
  },
};
export const Unknown: Story = {
  name: '结果未知，正在确认',
  args: {
    state: {
      step: 'unknown',
      request: { operationId: 'op', accountId: 'card-1', amount: '500', rate: '' },
      tries: 2,
      isResumed: false,
    },
  },
  play: async () => {
    expect(await screen.findByText('正在确认 ¥500 的取款申请')).toBeVisible();
  },
};
export const NotMade: Story = {
  name: '重新打开后：上一次没有成功',
  args: { state: { step: 'editing', isNotMade: true } },
};
export const UnderWay: Story = {
  name: '有处理中的取款',
  args: { open: [sampleWithdrawal(), sampleWithdrawal({ orderNo: 'W2', state: 'unknown' })] },
};
export const Loading: Story = { name: '加载中', args: { info: undefined } };
export const Failed: Story = {
  name: '加载失败',
  args: { info: undefined, failure: refused('system-busy') },
};
