import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { QuoteAnswer } from '../../ports/ports.ts';
import { betslipReducer, sameMatchCombined, selectionToggled } from '../../state/betslip.slice.ts';
import type { PickedSelection } from '../../state/selection.ts';
import { drawnSlip } from '../../testing/drawn-slip.tsx';
import { quote } from '../../testing/sample-orders.ts';
import { handicap, homeWin, over, sameMatch } from '../../testing/sample-selections.ts';
import { slipWith } from '../../testing/sample-slip.ts';
import { on } from '../../testing/slip-stage.tsx';
import { BetSlip } from './bet-slip.tsx';

const meta = {
  title: '投注/同场串关',
  component: BetSlip,
  parameters: {
    docs: {
      description: {
        component:
          '同一场比赛的多个选项合成一注：一个赔率、一笔投注，可以逐项移除；不可能同时成立的会说明原因。',
      },
    },
  },
  ...drawnSlip,
} satisfies Meta<typeof BetSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

const replaced = betslipReducer(slipWith(handicap), selectionToggled(sameMatch));
const level = { ...sameMatch, agreed: { ...sameMatch.agreed, line: '3' } };
const draw: PickedSelection = {
  ...handicap,
  key: '8001/RM/RMN',
  wtype: 'RM',
  rtype: 'RMN',
  agreed: { price: { kind: 'decimal', odds: '3.10' }, line: '', strong: '' },
};
const combined = betslipReducer(replaced, sameMatchCombined());
const three = betslipReducer(betslipReducer(combined, selectionToggled(draw)), sameMatchCombined());
const home: PickedSelection = { ...draw, key: '8001/RM/RMH', rtype: 'RMH' };
const withHome = betslipReducer(three, selectionToggled(home));
const offered: QuoteAnswer = {
  kind: 'quote',
  quote: { ...quote, price: { format: 'E', odds: '4.35' }, line: '', strong: '', max: '2000' },
};
const words = (canvasElement: HTMLElement) => within(canvasElement);

export const Combine: Story = {
  name: '走一遍：第二个选项替换了第一个，改为同场串关并投注',
  parameters: on(replaced, { orders: { quotes: { '8001/RSM/RE:REC@0.5+ROU:ROUC@3.5': offered } } }),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    (await slip.findByRole('button', { name: '改为同场串关' })).focus();
    await userEvent.keyboard('{Enter}');
    const parts = await slip.findByRole('list', { name: '同场串关的选项' });
    await expect(within(parts).getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await slip.findByText('4.35');
    await userEvent.type(slip.getByRole('textbox'), '100');
    const place = await slip.findByRole('button', { name: '投注 ¥100' });
    await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(place);
    await slip.findByRole('heading', { name: '投注成功' });
  },
};

const inSeries = betslipReducer(
  slipWith([handicap, homeWin], { form: 'series' }),
  selectionToggled(sameMatch),
);

export const InSeries: Story = {
  name: '走一遍：串关中的一项改为同场串关，与另一场比赛 2串1',
  parameters: on(inSeries, {
    orders: {
      quotes: {
        '8001/RSM/RE:REC@0.5+ROU:ROUC@3.5': offered,
        [homeWin.key]: { kind: 'quote', quote: { ...quote, price: { format: 'E', odds: '2.00' }, line: '' } },
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await userEvent.click(await slip.findByRole('button', { name: '改为同场串关' }));
    const parts = await slip.findByRole('list', { name: '同场串关的选项' });
    await expect(within(parts).getAllByRole('listitem')).toHaveLength(2);
    const series = within(await slip.findByRole('region', { name: '2串1' }));
    // 4.35 × 2.00.
    await series.findByText('8.70');
    await userEvent.type(series.getByRole('textbox'), '100');
    const place = await slip.findByRole('button', { name: '投注 ¥100' });
    await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(place);
    await slip.findByRole('heading', { name: '投注成功' });
  },
};

export const InSystem: Story = {
  name: '组合中的一项是同场串关',
  parameters: on(slipWith([...combined.slip.items, homeWin, over], { form: 'systems' }), {
    orders: { quotes: { '8001/RSM/RE:REC@0.5+ROU:ROUC@3.5': offered } },
  }),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await slip.findByRole('list', { name: '同场串关的选项' });
    await slip.findByText('3串4');
  },
};

export const Three: Story = {
  name: '三项，移除其中一项',
  parameters: on(three, { orders: { quotes: offered } }),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    const remove = await slip.findByRole('button', { name: '从同场串关移除全场独赢 和局' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        within(slip.getByRole('list', { name: '同场串关的选项' })).getAllByRole('listitem'),
      ).toHaveLength(2),
    );
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

export const Alternatives: Story = {
  name: '同一盘口的另一项加为备选，再移除',
  parameters: on(withHome, { orders: { quotes: offered } }),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    (await slip.findByRole('button', { name: '加为备选，选中其一即可' })).focus();
    await userEvent.keyboard('{Enter}');
    await slip.findByText('每一组都选中才算赢，组内备选中一项即可，同一场比赛合并计算赔率');
    // What is in the combination makes it another item, with a list of its own.
    const parts = () => within(slip.getByRole('list', { name: '同场串关的选项' }));
    await expect(parts().getAllByRole('listitem')).toHaveLength(3);
    await expect(parts().getByText('或')).toBeVisible();
    await slip.findByText('4.35');
    await userEvent.click(slip.getByRole('button', { name: '从同场串关移除全场独赢 和局' }));
    await waitFor(() => expect(parts().queryByText('或')).toBeNull());
    await expect(parts().getAllByRole('listitem')).toHaveLength(3);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

export const Impossible: Story = {
  name: '不可能同时成立',
  parameters: on(three, { orders: { quotes: { kind: 'closed', reason: 'impossible' } } }),
  play: async ({ canvasElement }) => {
    await words(canvasElement).findByText('其中有选项不可能与其他项同时成立，请移除', {
      selector: 'article p',
    });
  },
};

export const Redundant: Story = {
  name: '合起来的赔率不高于其中一项',
  parameters: on(three, { orders: { quotes: { kind: 'closed', reason: 'redundant' } } }),
  play: async ({ canvasElement }) => {
    await words(canvasElement).findByText('合起来的赔率不高于其中一项（组），请直接投注那一项（组）', {
      selector: 'article p',
    });
  },
};

export const MayPush: Story = {
  name: '可能退还本金的选项',
  parameters: on(betslipReducer(slipWith(handicap), selectionToggled(level))),
  play: async ({ canvasElement }) => {
    const slip = words(canvasElement);
    await slip.findByText('其中有选项可能退还本金，不能同场串关');
    await expect(slip.queryByRole('button', { name: '改为同场串关' })).toBeNull();
  },
};
