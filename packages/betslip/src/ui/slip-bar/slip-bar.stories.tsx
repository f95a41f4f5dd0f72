import { oneShot } from '@lobby/api/storage/one-shot';
import { allClosed } from '@lobby/dialogs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useDispatch } from 'react-redux';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { betslipReducer, selectionToggled } from '../../state/betslip.slice.ts';
import { sheetAwaited } from '../../state/sheet-moved.ts';
import { order, receipt } from '../../testing/sample-orders.ts';
import { handicap, homeWin, over, sameMatch, ten } from '../../testing/sample-selections.ts';
import { slipWith } from '../../testing/sample-slip.ts';
import { enter, on, SlipStage } from '../../testing/slip-stage.tsx';
import { SlipBar } from './slip-bar.tsx';

const meta = {
  title: '投注/手机投注单',
  component: SlipBar,
  tags: ['covers-page'],
  parameters: {
    docs: {
      description: { component: '手机上收在屏幕底部的投注单，点开成为一整屏；收起再打开，填写的内容都在。' },
    },
  },
  render: (_args, { parameters }) => (
    <SlipStage orders={parameters.orders} prices={parameters.prices}>
      <div style={{ blockSize: '52rem' }}>
        <SlipBar />
      </div>
    </SlipStage>
  ),
  beforeEach: () => enter('member'),
} satisfies Meta<typeof SlipBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '空', parameters: on(slipWith(undefined)) };
export const Picked: Story = { name: '已选一注', parameters: on(slipWith(handicap)) };
export const Replaced: Story = {
  name: '同场的第二个选项：提示与改为同场串关',
  parameters: on(betslipReducer(slipWith(handicap), selectionToggled(sameMatch))),
  globals: { width: '360' },
  play: async ({ canvasElement }) => {
    const bar = (await within(canvasElement).findAllByRole('region', { name: '投注单' }))[0] as HTMLElement;
    await userEvent.click(await within(bar).findByRole('button', { name: '改为同场串关' }));
    await within(bar).findByText('同场串关');
    await waitFor(() => expect(within(bar).queryByRole('button', { name: '撤销' })).toBeNull());
  },
};
export const Open: Story = {
  name: '已展开',
  parameters: on(slipWith(handicap, { stake: '200', sheetOpen: true })),
};
export const Receipt: Story = {
  name: '投注成功',
  parameters: on(
    slipWith(undefined, {
      sheetOpen: true,
      placement: { orders: [{ step: 'accepted', order, receipt }] },
    }),
  ),
};
const locked = slipWith(handicap, {
  placement: { orders: [{ step: 'unknown', order, absences: 0 }] },
});
export const Confirming: Story = {
  name: '确认中',
  parameters: on({ ...locked, slip: { ...locked.slip, confirming: true } }),
};
export const QuickBet: Story = {
  name: '快捷投注：标记与结果',
  parameters: on(
    slipWith(undefined, { quickBet: '50', placement: { orders: [{ step: 'accepted', order, receipt }] } }),
  ),
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    const bar = (await within(canvasElement).findAllByRole('region', { name: '投注单' }))[0] as HTMLElement;
    await expect(await within(bar).findByText('快捷 ¥50')).toBeVisible();
    await expect(within(bar).getByText('投注成功')).toBeVisible();
  },
};
export const Series: Story = {
  name: '串关：总赔率',
  parameters: on(slipWith([handicap, over, homeWin], { form: 'series' })),
  play: async ({ canvasElement }) => {
    const bar = (await within(canvasElement).findAllByRole('region', { name: '投注单' }))[0];
    await within(bar as HTMLElement).findByText('7.03');
  },
};
export const SystemsOpen: Story = {
  name: '组合已展开',
  parameters: on(
    slipWith([handicap, over, homeWin], { form: 'systems', sheetOpen: true, stakes: { '3:2,3': '10' } }),
  ),
};

const isInSight = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  return [top + 2, bottom - 2].every(y => element.contains(document.elementFromPoint(middle, y)));
};

// What is said about a stake makes its field higher, while the totals cover the end of the sheet.
export const KeysInSight: Story = {
  name: '走一遍：提示出现后按键仍全部可见',
  parameters: on(slipWith([...ten.slice(0, 6), handicap], { form: 'several', sheetOpen: true })),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: '投注单' }));
    const field = (await sheet.findAllByRole('textbox')).at(-1) as HTMLInputElement;
    await userEvent.click(field);
    const keypad = await sheet.findByRole('group', { name: '数字键盘' });
    const keys = within(keypad).getAllByRole('button');
    await waitFor(() => expect(keys.filter(isInSight)).toEqual(keys));
    await userEvent.type(field, '99999');
    await sheet.findByText(/^已按.*调整为/);
    await waitFor(() => expect(keys.filter(isInSight)).toEqual(keys));
    await waitFor(() => expect(isInSight(sheet.getByRole('button', { name: /^投注/ }))).toBe(true));
  },
};

// A typed stake survives closing the sheet, because what is in it stays mounted.
export const KeepsStake: Story = {
  name: '走一遍：收起后金额还在',
  parameters: on(slipWith(handicap)),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '查看投注单' }));
    const sheet = await screen.findByRole('dialog', { name: '投注单' });
    await userEvent.click(within(sheet).getByRole('button', { name: '500' }));
    await userEvent.click(within(sheet).getByRole('button', { name: '收起投注单' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '查看投注单' }));
    await expect(await screen.findByRole('textbox')).toHaveValue('500');
  },
};

export const TenInSystems: Story = {
  name: '走一遍：十项的组合一眼看到，选项可展开',
  parameters: on(slipWith(ten, { form: 'systems', sheetOpen: true })),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: '投注单' }));
    await sheet.findByRole('textbox', { name: '10串1的投注额' });
    const stakes = sheet.getAllByRole('textbox', { name: /串\d+的投注额/ });
    await waitFor(() => expect(stakes.filter(isInSight).length).toBeGreaterThanOrEqual(5));
    const items = within(sheet.getByRole('list', { name: '已选的选项' }));
    await expect(items.queryByRole('article')).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: '已选 10 项', expanded: false }));
    await expect(items.getAllByRole('article')).toHaveLength(10);
  },
};
export const TroubleUnfolded: Story = {
  name: '收起的选项：要处理的仍显示',
  parameters: on(slipWith(ten, { form: 'systems', sheetOpen: true }), {
    prices: {
      [ten[0]!.key]: {
        price: { kind: 'pair', home: '0.80', away: '1.02', side: 'H' },
        line: '0.5',
        strong: 'H',
        locked: true,
      },
    },
  }),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: '投注单' }));
    const items = within(await sheet.findByRole('list', { name: '已选的选项' }));
    await waitFor(() => expect(items.getAllByRole('article')).toHaveLength(1));
  },
};

export const Awaited: Story = {
  name: '走一遍：从底部导航来，随即展开',
  parameters: on(slipWith(handicap)),
  beforeEach: () => {
    enter('member');
    oneShot.putFor(sheetAwaited, 'open');
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: '投注单' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

// The maintenance page, a notice: whatever opens while the sheet is open can be read and pressed.
export const StepsAside: Story = {
  name: '走一遍：有对话框时让开，之后回来',
  parameters: {
    house: {
      state: {
        betslip: slipWith(handicap, { sheetOpen: true }),
        dialogs: { stack: [{ id: 'site/maintenance' }], waiting: [] },
      },
    },
  },
  render: () => (
    <SlipStage>
      <CloseDialogs />
      <SlipBar />
    </SlipStage>
  ),
  play: async () => {
    expect(screen.queryByRole('dialog', { name: '投注单' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: '回到下注' }));
    const sheet = await screen.findByRole('dialog', { name: '投注单' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

function CloseDialogs() {
  const dispatch = useDispatch();
  return (
    <button type="button" onClick={() => dispatch(allClosed())}>
      回到下注
    </button>
  );
}
