import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { BetslipState } from '../../state/betslip-state.ts';
import { drawnSlip } from '../../testing/drawn-slip.tsx';
import { order, receiptOf, rejectedFor, secondOrder, seriesOrder } from '../../testing/sample-orders.ts';
import { handicap, homeWin, longNames, over, sameMatch, ten } from '../../testing/sample-selections.ts';
import { slipWith } from '../../testing/sample-slip.ts';
import { enter, on } from '../../testing/slip-stage.tsx';
import { BetSlip } from './bet-slip.tsx';

const meta = {
  title: '投注/多注、串关与组合',
  component: BetSlip,
  parameters: {
    docs: {
      description: {
        component:
          '同一张投注单里的多注、串关与组合：每注各有结果，串关与组合按香港盘计算，规则改动都可以撤销。',
      },
    },
  },
  ...drawnSlip,
} satisfies Meta<typeof BetSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

const three = [handicap, over, homeWin];
const words = (canvasElement: HTMLElement) => within(canvasElement);
const stakeOf = (slip: ReturnType<typeof words>, at: number) =>
  within(slip.getAllByRole('listitem')[at]!).getByRole('textbox');
const reading = (price: string) => ({
  price: { kind: 'pair', home: '0.94', away: price, side: 'C' } as const,
  line: '0.5',
  strong: 'C' as const,
  locked: false,
});

export const Several: Story = {
  name: '多注',
  parameters: on(slipWith(three, { stakes: { [handicap.key]: '200', [over.key]: '100' } })),
  play: async ({ canvasElement }) => {
    await words(canvasElement).findByRole('button', { name: '投注 ¥300 · 2 注' });
  },
};

export const StakeForAll: Story = {
  name: '多注：一次填好每项金额',
  parameters: on(slipWith(three)),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await slip.findByText('¥12,680.50');
    await userEvent.type(slip.getByRole('textbox', { name: '每项投注' }), '50');
    await slip.findByRole('button', { name: '投注 ¥150 · 3 注' });
    await expect(stakeOf(slip, 2)).toHaveValue('50');
    await userEvent.paste('100\r\n200');
    await expect(await slip.findByText('一次只能填一个金额，粘贴的内容有好几行或好几格')).toBeVisible();
    await expect(stakeOf(slip, 2)).toHaveValue('50');
  },
};

export const PlaceSeveral: Story = {
  name: '走一遍：多注提交，一注被拒，按最高限额改好',
  parameters: on(slipWith([handicap, over], { stakes: { [handicap.key]: '200', [over.key]: '100' } }), {
    orders: {
      place: (sent, at) =>
        at === 0
          ? { kind: 'accepted', receipt: receiptOf(sent) }
          : rejectedFor('above-maximum', { max: '80' }),
    },
  }),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    const place = await slip.findByRole('button', { name: '投注 ¥300 · 2 注' });
    await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(place);
    await slip.findByRole('heading', { name: '部分注单已接受' });
    await expect(slip.getByText('1 注成功 · 1 注未接受')).toBeVisible();
    await userEvent.click(slip.getByRole('button', { name: '改为 ¥80' }));
    await slip.findByRole('button', { name: '投注 ¥80' });
  },
};

export const PlacedByEnter: Story = {
  name: '只用键盘：回车提交，焦点到结果标题',
  parameters: on(slipWith([handicap, over])),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await slip.findByRole('button', { name: '投注' });
    await userEvent.type(stakeOf(slip, 0), '50{Enter}');
    const heading = await slip.findByRole('heading', { name: '投注成功' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const AtFault: Story = {
  name: '多注：有的低于限额，按钮把焦点带过去',
  parameters: on(slipWith([handicap, over], { stakes: { [handicap.key]: '200', [over.key]: '5' } })),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await slip.findByText('1 项需要修改：最低投注 ¥10');
    await userEvent.click(slip.getByRole('button', { name: '投注 ¥205 · 2 注' }));
    await expect(stakeOf(slip, 1)).toHaveFocus();
  },
};

export const OverBalance: Story = {
  name: '多注：加起来超过余额',
  beforeEach: () => enter('member', '250'),
  parameters: on(slipWith([handicap, over], { stakes: { [handicap.key]: '200', [over.key]: '100' } })),
  play: async ({ canvasElement }) => {
    await words(canvasElement).findByText('余额不足，还差 ¥50', { selector: 'p' });
  },
};

export const TenItems: Story = {
  name: '十项',
  parameters: on(slipWith(ten, { stakes: Object.fromEntries(ten.map(({ key }) => [key, '100'])) })),
};

export const Changed: Story = {
  name: '多注：赔率变动，一次全部接受',
  parameters: on(
    slipWith([handicap, { ...handicap, key: 'b/RE/REC', gid: 'b', gide: 'b', teamC: '曼城' }], {
      stakes: { [handicap.key]: '200', 'b/RE/REC': '100' },
    }),
    { prices: { [handicap.key]: reading('0.90'), 'b/RE/REC': reading('0.91') } },
  ),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await userEvent.click(await slip.findByRole('button', { name: '接受 2 处变动' }));
    await slip.findByRole('button', { name: '投注 ¥300 · 2 注' });
  },
};

export const Locked: Story = {
  name: '多注：一项暂停，不计入',
  parameters: on(slipWith([handicap, over], { stakes: { [handicap.key]: '200', [over.key]: '100' } }), {
    prices: { [handicap.key]: { ...reading('0.96'), locked: true } },
  }),
  play: async ({ canvasElement }) => {
    await words(canvasElement).findByRole('button', { name: '投注 ¥100' });
    await words(canvasElement).findByText('1 项暂不接受投注，这次不计入');
  },
};

export const Restored: Story = {
  name: '刷新之后：正在核对赔率',
  parameters: on(slipWith(three, { restored: true, stakes: { [handicap.key]: '200' } }), {
    orders: { preview: 'waiting' },
  }),
  play: async ({ canvasElement }) => {
    await words(canvasElement).findByText('正在核对赔率，请稍候', { selector: 'p' });
  },
};

export const LeftSeveral: Story = {
  name: '走一遍：回到单注只留最后一项，可以撤销',
  parameters: on(slipWith(three)),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await userEvent.click(await slip.findByRole('radio', { name: '单注' }));
    await slip.findByText('单注只保留最后一个选项，其他选项已移除');
    await userEvent.click(slip.getByRole('button', { name: '撤销' }));
    await expect(await slip.findAllByRole('listitem')).toHaveLength(3);
    await expect(slip.getByRole('radio', { name: '多注' })).toBeChecked();
  },
};

// On its way from one form to another an arrow key passes through the form that holds one item only.
export const ByArrows: Story = {
  name: '只用键盘：方向键不改变选项，空格才选定',
  parameters: on(slipWith(three, { form: 'several' })),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    (await slip.findByRole('radio', { name: '多注' })).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slip.getByRole('radio', { name: '单注' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slip.getByRole('radio', { name: /^未结/ })).toHaveFocus();
    await expect(slip.getByRole('radio', { name: '多注' })).toBeChecked();
    // With Alt it is the browser's way back: nothing here may prevent it.
    const open = slip.getByRole('radio', { name: /^未结/ });
    await expect(await fireEvent.keyDown(open, { key: 'ArrowLeft', altKey: true })).toBe(true);
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft} ');
    await expect(slip.getByRole('radio', { name: '串关' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(slip.getByRole('radio', { name: '组合' })).toBeChecked();
    await expect(slip.getAllByRole('article')).toHaveLength(3);
  },
};

export const Series: Story = {
  name: '串关',
  parameters: on(slipWith(three, { form: 'series', stakes: { series: '100' } })),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await slip.findByText('7.03');
    await slip.findByText('可赢 ¥603.44');
    await slip.findByRole('button', { name: '投注 ¥100' });
  },
};

export const SeriesInvalid: Story = {
  name: '串关：同一场比赛',
  parameters: on(
    slipWith([{ ...handicap, invalid: true }, { ...sameMatch, invalid: true }, over], {
      form: 'series',
      stakes: { series: '100' },
      notice: { name: 'series-same-match', id: 1 },
    }),
  ),
  play: async ({ canvasElement }) => {
    const found = await words(canvasElement).findAllByText('与另一项是同一场比赛，不能串在一起');
    await expect(found.length).toBeGreaterThanOrEqual(2);
  },
};

export const SamePick: Story = {
  name: '多注：两场都买大，读屏也分得清',
  parameters: on(
    slipWith([over, { ...over, key: 'b/OU/OUC', gid: 'b', gide: 'b', teamH: '巴里', teamC: '科莫' }]),
  ),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    const over = (match: string) => `${match} 全场大小 大 2.5/3`;
    for (const match of ['那不勒斯 对 尤文特斯', '巴里 对 科莫']) {
      await expect(await slip.findByRole('textbox', { name: `${over(match)}的投注额` })).toBeVisible();
      await expect(slip.getByRole('button', { name: `移除${over(match)}` })).toBeVisible();
      await expect(slip.getByRole('article', { name: over(match) })).toBeVisible();
    }
  },
};

export const LongNames: Story = {
  name: '多注：长名称',
  parameters: on(
    slipWith([longNames, { ...longNames, key: '2', gid: '2', gide: '2' }], { stakes: { '2': '12345.67' } }),
  ),
};

const placed = (
  state: BetslipState,
  orders: NonNullable<BetslipState['placement']>['orders'],
  locked = true,
) =>
  on(
    { ...state, placement: { orders }, slip: { ...state.slip, confirming: locked } },
    { orders: { states: [{ kind: 'unknown' }] } },
  );
const accepted = (acceptedOrder: typeof order) =>
  ({ step: 'accepted', order: acceptedOrder, receipt: receiptOf(acceptedOrder) }) as const;

export const Confirming: Story = {
  name: '多注：一注成功，一注确认中',
  parameters: placed(slipWith([over]), [
    accepted(order),
    { step: 'confirming', order: secondOrder, ticketId: 'OU19', confirmAt: Date.now() + 6_000 },
  ]),
};

export const Unknown: Story = {
  name: '多注：回复丢失，都在查询',
  parameters: placed(slipWith([handicap, over]), [
    { step: 'unknown', order, absences: 0 },
    { step: 'unknown', order: secondOrder, absences: 0 },
  ]),
};

export const Absent: Story = {
  name: '多注：一注没有送达',
  parameters: placed(slipWith([over]), [accepted(order), { step: 'absent', order: secondOrder }]),
};

export const Partial: Story = {
  name: '多注：部分接受，有的暂停',
  parameters: placed(
    slipWith([over], { stakes: { [over.key]: '100' } }),
    [
      accepted(order),
      { step: 'rejected', order: secondOrder, rejection: rejectedFor('suspended').rejection },
    ],
    false,
  ),
};

export const SeriesRefused: Story = {
  name: '串关未接受：指出是哪一项，一按移除',
  parameters: placed(
    slipWith(three, { form: 'series', stakes: { series: '100' } }),
    [
      {
        step: 'rejected',
        order: seriesOrder,
        rejection: {
          kind: 'reason',
          reason: 'closed',
          legs: [{ key: over.key, reason: 'closed' }],
        },
      },
    ],
    false,
  ),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await slip.findByText('大 2.5/3：盘口已关闭，请选择其他盘口。');
    await userEvent.click(slip.getByRole('button', { name: '移除选项' }));
    await slip.findByRole('heading', { name: '2串1' });
  },
};

export const AllAccepted: Story = {
  name: '全部成功：单注与串关',
  parameters: placed(
    slipWith(undefined),
    [accepted(order), accepted(secondOrder), accepted(seriesOrder)],
    false,
  ),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    const [first] = await slip.findAllByRole('button', { name: '查看回执' });
    if (first) await userEvent.click(first);
    await expect(await slip.findByText('OU20261120000018')).toBeVisible();
  },
};

export const WaitAndReopen: Story = {
  name: '走一遍：等待恢复',
  parameters: placed(
    slipWith([over], { stakes: { [over.key]: '100' } }),
    [{ step: 'rejected', order: secondOrder, rejection: rejectedFor('suspended').rejection }],
    false,
  ),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await userEvent.click(await slip.findByRole('button', { name: '等待恢复' }));
    await slip.findByText('等待的选项已恢复，可以继续投注');
  },
};
