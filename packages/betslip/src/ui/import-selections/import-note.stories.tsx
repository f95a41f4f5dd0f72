import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { EarlierSelection } from '../../ports/earlier.ts';
import type { SelectionImport } from '../../state/selection-import.ts';
import { drawnSlip } from '../../testing/drawn-slip.tsx';
import { handicap, homeWin, over, sameMatch } from '../../testing/sample-selections.ts';
import { slipWith } from '../../testing/sample-slip.ts';
import { on } from '../../testing/slip-stage.tsx';
import { BetSlip } from '../bet-slip/bet-slip.tsx';

const meta = {
  title: '投注/载入投注单',
  component: BetSlip,
  parameters: {
    docs: {
      description: {
        component: '打开分享的投注单，或把一张注单再来一注：说明载入了什么、哪些已经没有，替换前先问。',
      },
    },
  },
  ...drawnSlip,
} satisfies Meta<typeof BetSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

const source = { kind: 'shared', code: '7K3M9PQ2XA' } as const;
const earlier: EarlierSelection = {
  ...{ ecid: 'e1', gtype: 'FT', wtype: 'RE', rtype: 'REC', line: '0.5', strong: 'C' },
  price: { format: 'H', odds: '0.96' },
};
const selections = [{ ...earlier, teamH: '富勒姆', teamC: '伯恩利' }];
const then = { ...handicap, agreed: { ...handicap.agreed, shown: { format: 'H', odds: '1.10' } } } as const;
const imported = {
  kind: 'shared',
  form: 'several',
  sizes: [],
  selections: [handicap, over],
  unavailable: [],
} as const;
const at = (selectionImport: SelectionImport, slip = slipWith(undefined)) => on({ ...slip, selectionImport });

export const ByCode: Story = {
  name: '输入分享码：显示当时与现在的赔率',
  parameters: on(slipWith(undefined), {
    shares: {
      opened: [{ kind: 'found', slip: { form: 'single', sizes: [], selections } }],
      lookedUp: { ok: true, selections: [then], unavailable: [] },
    },
  }),
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await userEvent.type(await slip.findByRole('textbox', { name: '输入分享码' }), '7k3m9-pq2xa');
    await userEvent.click(slip.getByRole('button', { name: '载入' }));
    await slip.findByText('已载入 1 项，请核对赔率后再投注');
    await slip.findByText('赔率 1.10 → 0.96');
    await expect(slip.getByRole('button', { name: '接受新赔率 0.96' })).toBeEnabled();
  },
};

export const Looking: Story = { name: '正在载入', parameters: at({ step: 'looking', id: '1', source }) };

export const OtherSite: Story = {
  name: '其他站点的分享码',
  parameters: at({ step: 'failed', source, fault: { kind: 'other-site' } }),
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    const notice = '这个分享码来自其他站点，在这里不能使用';
    await slip.findByText(notice);
    await userEvent.type(slip.getByRole('textbox', { name: '输入分享码' }), '7');
    await expect(slip.queryByText(notice)).toBeNull();
  },
};

export const Mistyped: Story = {
  name: '输错的分享码',
  parameters: at({ step: 'failed', source, fault: { kind: 'unknown' } }),
};

export const Failed: Story = {
  name: '没能载入，可以重试',
  parameters: at(
    { step: 'failed', source, fault: { kind: 'failure', failure: { kind: 'offline' } } },
    slipWith(homeWin, { stake: '50' }),
  ),
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await expect(await slip.findByRole('button', { name: '重试' })).toBeEnabled();
    await expect(slip.getByRole('textbox', { name: '投注额' })).toHaveValue('50');
  },
};

export const Asking: Story = {
  name: '替换前先问，可以撤销',
  parameters: at({ step: 'asking', imported }, slipWith(homeWin, { stake: '50' })),
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await userEvent.click(await slip.findByRole('button', { name: '替换' }));
    await expect(slip.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(slip.getByRole('button', { name: '撤销' }));
    await expect(slip.getAllByRole('article')).toHaveLength(1);
    await expect(slip.getByRole('textbox', { name: '投注额' })).toHaveValue('50');
  },
};

export const NotAll: Story = {
  name: '有些没有载入',
  parameters: at(
    {
      step: 'done',
      kind: 'shared',
      count: 1,
      unavailable: [{ teamH: '拜仁慕尼黑', teamC: '多特蒙德' }],
      refused: [
        { selection: sameMatch, rule: 'same-match' },
        { selection: over, rule: 'limit' },
      ],
    },
    slipWith(handicap),
  ),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/投注单已达 10 项上限|投注單已達 10 項上限/),
    ).toBeVisible();
  },
};

export const Systems: Story = {
  name: '分享的组合',
  parameters: on({ ...slipWith([handicap, over, homeWin], { form: 'systems' }), shared: ['3:2,3'] }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('分享的组合')).toBeVisible();
  },
};

export const Traditional: Story = { ...NotAll, name: '繁體', globals: { locale: 'zh-TW' } };
