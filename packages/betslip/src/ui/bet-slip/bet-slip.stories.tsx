import { hideBalanceItem, removeItem, writeItem } from '@lobby/api/storage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { OrderState } from '../../state/order.ts';
import { drawnSlip } from '../../testing/drawn-slip.tsx';
import { order, quote, receipt, rejectedFor } from '../../testing/sample-orders.ts';
import { handicap, longNames, over } from '../../testing/sample-selections.ts';
import { slipWith } from '../../testing/sample-slip.ts';
import { enter, on } from '../../testing/slip-stage.tsx';
import { BetSlip } from './bet-slip.tsx';

const meta = {
  title: '投注/投注单',
  component: BetSlip,
  parameters: {
    docs: {
      description: {
        component: '选好的注单在这里填写投注额、查看预计返还并提交；赔率变化、限额与各种结果都在这里说明。',
      },
    },
  },
  ...drawnSlip,
} satisfies Meta<typeof BetSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

const underWay = (state: OrderState) => {
  const slip = slipWith(handicap, { stake: '200', placement: { orders: [state] } });
  return on(
    { ...slip, slip: { ...slip.slip, confirming: true } },
    { orders: { states: [{ kind: 'unknown' }] } },
  );
};

const words = (canvasElement: HTMLElement) => within(canvasElement);

export const Empty: Story = { name: '空', parameters: on(slipWith(undefined)) };

export const Picked: Story = { name: '已选一注', parameters: on(slipWith(handicap)) };

export const Staked: Story = {
  name: '已填金额',
  parameters: on(slipWith(handicap, { stake: '200' })),
  play: async ({ canvasElement }) => {
    await words(canvasElement).findByText('贰佰元整');
    await expect(words(canvasElement).getByRole('button', { name: '投注 ¥200' })).toBeEnabled();
  },
};

export const Presets: Story = {
  name: '修改常用金额',
  parameters: on(slipWith(handicap)),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await userEvent.click(await slip.findByRole('button', { name: '修改常用金额' }));
    const first = slip.getByRole('textbox', { name: '常用金额 1' });
    await userEvent.clear(first);
    await slip.findByText('常用金额应在 ¥1 至 ¥1,000,000 之间');
    await expect(slip.getByRole('button', { name: '保存' })).toBeDisabled();
    await userEvent.type(first, '88{Enter}');
    await userEvent.click(slip.getByRole('button', { name: '88' }));
    await expect(slip.getByRole('textbox', { name: '投注额' })).toHaveValue('88');
  },
};

export const OtherNames: Story = {
  name: '换了语言：名称跟着比赛走',
  parameters: on(slipWith(handicap, { stake: '200' }), {
    names: { league: '英格蘭超級聯賽', teams: { home: '車路士', away: '阿仙奴' } },
  }),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await slip.findByText('車路士 对 阿仙奴');
    await slip.findByText('英格蘭超級聯賽');
    await expect(slip.queryByText(/富勒姆|伯恩利/)).toBeNull();
  },
};

export const TotalBeforeKickOff: Story = {
  name: '赛前大小',
  parameters: on(slipWith(over, { stake: '100' }), {
    orders: {
      quotes: {
        kind: 'quote',
        quote: { ...quote, price: { format: 'H', odds: '0.94' }, line: '2.5 / 3', strong: '', score: '' },
      },
    },
  }),
};

export const NegativePrice: Story = {
  name: '印尼盘负数（占用余额）',
  parameters: on(slipWith(handicap, { stake: '1000', oddsFormat: 'I' }), {
    orders: { quotes: { kind: 'quote', quote: { ...quote, price: { format: 'I', odds: '-1.05' } } } },
  }),
  play: async ({ canvasElement }) => {
    await expect(await words(canvasElement).findByText('占用余额')).toBeVisible();
    await expect(words(canvasElement).getByText('¥1,050')).toBeVisible();
  },
};

export const LongNames: Story = {
  name: '长名称',
  parameters: on(slipWith(longNames, { stake: '12345.67' }), {
    orders: {
      quotes: {
        kind: 'quote',
        quote: { ...quote, price: { format: 'E', odds: '13.50' }, line: '', max: '99999' },
      },
    },
  }),
};

const moved = (away: string, line = '0.5') => ({
  [handicap.key]: {
    price: { kind: 'pair', home: '0.94', away, side: 'C' },
    line,
    strong: 'C',
    locked: false,
  } as const,
});

export const PriceWorse: Story = {
  name: '赔率变差（询问）',
  parameters: on(slipWith(handicap, { stake: '200' }), { prices: moved('0.91') }),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await slip.findByText('赔率 0.96 → 0.91');
    await slip.findByRole('img', { name: /^选入以来的赔率（欧洲盘）：从 1.96 起，最低 1.91/ });
    await userEvent.click(slip.getByRole('button', { name: '接受新赔率 0.91' }));
    await expect(await slip.findByRole('button', { name: '投注 ¥200' })).toBeEnabled();
  },
};

export const PriceWorseAsked: Story = {
  name: '赔率变差（等待接受）',
  parameters: on(slipWith(handicap, { stake: '200' }), { prices: moved('0.91') }),
};

export const PriceWorsePressedTwice: Story = {
  name: '赔率变差（连按两下只接受，不下单）',
  parameters: on(slipWith(handicap, { stake: '200' }), { prices: moved('0.91') }),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await userEvent.dblClick(await slip.findByRole('button', { name: '接受新赔率 0.91' }));
    await expect(await slip.findByRole('button', { name: '投注 ¥200' })).toBeEnabled();
    await expect(slip.queryByText('投注成功')).toBeNull();
  },
};

export const BalanceHidden: Story = {
  name: '余额已隐藏',
  parameters: on(slipWith(handicap, { stake: '200' })),
  beforeEach: () => {
    writeItem(hideBalanceItem, '1');
    return () => removeItem(hideBalanceItem);
  },
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await slip.findByRole('button', { name: '投注 ¥200' });
    await expect(slip.getByText('****')).toBeVisible();
    await expect(slip.queryByText('¥12,680.50')).toBeNull();
  },
};

export const PriceBetter: Story = {
  name: '赔率变好（自动接受）',
  parameters: on(slipWith(handicap, { stake: '200' }), { prices: moved('0.99') }),
};

export const LineMoved: Story = {
  name: '盘口变动（总是询问）',
  parameters: on(slipWith(handicap, { stake: '200', policy: 'all' }), { prices: moved('0.99', '0.5 / 1') }),
  play: async ({ canvasElement }) => {
    await words(canvasElement).findByRole('button', { name: '接受新盘口 -0.5/1' });
  },
};

export const Suspended: Story = {
  name: '盘口暂停',
  parameters: on(slipWith(handicap, { stake: '200' }), {
    prices: { [handicap.key]: { ...handicap.agreed, locked: true } },
  }),
};

export const Closed: Story = {
  name: '盘口已关闭',
  parameters: on(slipWith(handicap, { stake: '200' }), {
    orders: { quotes: { kind: 'closed', reason: 'closed' } },
  }),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await slip.findByRole('button', { name: '盘口已关闭' });
    await userEvent.click(slip.getByRole('button', { name: '移除选项' }));
    await slip.findByText('投注单还是空的');
  },
};

export const Full: Story = {
  name: '额度已满（赔率仍在，暂不接受投注）',
  parameters: on(slipWith(handicap, { stake: '200' }), {
    prices: moved('0.96'),
    orders: { quotes: { kind: 'closed', reason: 'limit-reached' } },
  }),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await expect(await slip.findByText(/^此选项额度已满/, { selector: 'p' })).toBeVisible();
    await expect(slip.getByRole('button', { name: '暂不接受投注' })).toBeVisible();
    await expect(slip.queryByText(/盘口暂停/)).toBeNull();
  },
};

export const Visitor: Story = {
  name: '未登录',
  beforeEach: () => enter('visitor'),
  parameters: on(slipWith(handicap, { stake: '200' })),
};

export const Shortage: Story = {
  name: '余额不足',
  beforeEach: () => enter('member', '5.20'),
  parameters: on(slipWith(handicap, { stake: '200' }), {
    orders: { balance: '5.20' },
    toDeposit: fn(),
  }),
  play: async ({ canvasElement, parameters }) => {
    const slip = words(canvasElement);
    await slip.findByRole('button', { name: '余额不足' });
    await expect(slip.queryByRole('button', { name: /^改为/ })).toBeNull();
    await userEvent.click(slip.getByRole('button', { name: '去存款' }));
    await expect(parameters.toDeposit).toHaveBeenCalledOnce();
  },
};

export const ShortageOfSome: Story = {
  name: '余额不足：改为余额够的金额，或去存款',
  beforeEach: () => enter('member', '120.50'),
  parameters: on(slipWith(handicap, { stake: '200' }), {
    orders: { balance: '120.50' },
    toDeposit: () => {},
  }),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await slip.findByRole('button', { name: '余额不足' });
    await userEvent.click(slip.getByRole('button', { name: '改为 ¥120' }));
    await expect(await slip.findByRole('button', { name: '投注 ¥120' })).toBeEnabled();
    await expect(slip.getByRole('textbox')).toHaveFocus();
    await expect(slip.queryByRole('button', { name: '去存款' })).toBeNull();
  },
};

export const BelowMinimum: Story = {
  name: '低于最低限额',
  parameters: on(slipWith(handicap, { stake: '5' })),
};

export const Refused: Story = {
  name: '金额写法不对',
  parameters: on(slipWith(handicap)),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    const stake = await slip.findByRole('textbox');
    await userEvent.type(stake, '1e5');
    await slip.findByText('请直接输入金额，不支持 1e5 这样的写法');
    await userEvent.clear(stake);
    await userEvent.type(stake, '-5');
    await slip.findByText('金额不能为负数');
    await userEvent.clear(stake);
    await userEvent.type(stake, '１２３');
    await expect(stake).toHaveValue('123');
  },
};

export const SeveralPasted: Story = {
  name: '粘贴了好几行',
  parameters: on(slipWith(handicap)),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    const stake = await slip.findByRole('textbox');
    await userEvent.type(stake, '50');
    await userEvent.paste('100\r\n200');
    await expect(await slip.findByText('一次只能填一个金额，粘贴的内容有好几行或好几格')).toBeVisible();
    await expect(stake).toHaveValue('50');
    await userEvent.clear(stake);
    await userEvent.paste('100\r\n');
    await expect(stake).toHaveValue('100');
    await expect(slip.queryByText(/一次只能填一个金额/)).toBeNull();
  },
};

export const CutToMaximum: Story = {
  name: '超过最高限额',
  beforeEach: () => enter('member', '99999'),
  parameters: on(slipWith(handicap)),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await slip.findByText('限额 ¥10 – ¥50,000');
    await userEvent.type(slip.getByRole('textbox'), '60000');
    await slip.findByText('已按最高限额调整为 ¥50,000');
    await expect(slip.getByRole('textbox')).toHaveValue('50,000');
  },
};

export const Grouped: Story = {
  name: '千位分隔：光标留在刚输入的数字之后',
  parameters: on(slipWith(handicap)),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await slip.findByText('限额 ¥10 – ¥50,000');
    const stake = slip.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(stake, '1111');
    await expect(stake).toHaveValue('1,111');
    stake.setSelectionRange(3, 3);
    await userEvent.keyboard('1');
    await expect(stake).toHaveValue('11,111');
    await expect(stake.selectionStart).toBe('11,1'.length);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(stake).toHaveValue('111');
    await expect(stake.selectionStart).toBe(1);
    await userEvent.click(slip.getByRole('button', { name: '打开数字键盘' }));
    const pad = within(slip.getByRole('group', { name: '数字键盘' }));
    await userEvent.click(pad.getByRole('button', { name: '0' }));
    await expect(stake).toHaveValue('1,011');
    await expect(stake.selectionStart).toBe('1,0'.length);
    await userEvent.click(slip.getByRole('button', { name: '5,000' }));
    await expect(slip.getByRole('button', { name: '投注 ¥5,000' })).toBeEnabled();
  },
};

export const Elsewhere: Story = {
  name: '另一个页面投注了，这里的选项还在',
  parameters: on(slipWith(handicap, { stake: '200', notice: { name: 'elsewhere', id: 1 } })),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await slip.findByText('另一个页面的注单已有结果，这里的选项尚未投注');
    await expect(slip.getByRole('textbox')).toHaveValue('200');
  },
};

export const Conflict: Story = {
  name: '规则提示',
  parameters: on(slipWith(handicap, { notice: { name: 'same-event', id: 1 } })),
};

export const Submitting: Story = { name: '提交中', parameters: underWay({ step: 'submitting', order }) };

export const Confirming: Story = {
  name: '确认中',
  parameters: underWay({
    step: 'confirming',
    order,
    ticketId: receipt.ticketId,
    since: Date.now() - 2_000,
    confirmAt: Date.now() + 6_000,
  }),
};

export const Found: Story = {
  name: '刷新页面之后（结果确认中）',
  parameters: underWay({ step: 'unknown', order, absences: 0, found: true }),
};

export const Unknown: Story = {
  name: '结果确认中',
  parameters: underWay({ step: 'unknown', order, absences: 0 }),
};

export const Absent: Story = { name: '没有送达', parameters: underWay({ step: 'absent', order }) };

export const Accepted: Story = {
  name: '投注成功',
  parameters: on(slipWith(undefined, { placement: { orders: [{ step: 'accepted', order, receipt }] } })),
};

export const PlacedByKeyboard: Story = {
  name: '只用键盘：投注之后焦点留在投注单',
  parameters: on(slipWith(handicap)),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    const here = () => expect(slip.getByRole('region', { name: '投注单' })).toContainElement(focused());
    await slip.findByText('限额 ¥10 – ¥50,000');
    await userEvent.type(slip.getByRole('textbox'), '200{Enter}');
    await slip.findByRole('heading', { name: '投注成功' });
    await here();
    await expect(slip.getByRole('heading', { name: '投注成功' })).toHaveFocus();
    await userEvent.tab();
    await expect(slip.getByRole('button', { name: '查看注单' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await slip.findByText('投注单还是空的');
    await here();
  },
};

const focused = () => document.activeElement as HTMLElement;

export const AcceptedBetter: Story = {
  name: '投注成功（成交更好）',
  parameters: on(
    slipWith(undefined, {
      placement: {
        orders: [
          {
            step: 'accepted',
            order,
            receipt: {
              ...receipt,
              legs: [{ price: { format: 'H', odds: '0.98' }, line: '0.5', strong: 'C' }],
              winnable: '196',
            },
          },
        ],
      },
    }),
  ),
};

export const Rejected: Story = {
  name: '未被接受',
  parameters: on(
    slipWith(handicap, {
      stake: '200',
      placement: {
        orders: [{ step: 'rejected', order, rejection: rejectedFor('odds-changed').rejection }],
      },
    }),
  ),
};

export const FellWhileWaiting: Story = {
  name: '确认期间有进球',
  parameters: on(
    slipWith(handicap, {
      stake: '200',
      placement: {
        orders: [{ step: 'rejected', order, rejection: rejectedFor('suspended').rejection, waited: true }],
      },
    }),
  ),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await expect(await slip.findByText(/^确认期间赛况有变/)).toBeVisible();
    await expect(slip.getByText('占用的金额已全部退回。')).toBeVisible();
    await expect(slip.queryByText('没有扣款。')).toBeNull();
  },
};

export const OpenBetsTab: Story = {
  name: '未结算',
  parameters: on(slipWith(undefined, { tab: 'open' })),
};
