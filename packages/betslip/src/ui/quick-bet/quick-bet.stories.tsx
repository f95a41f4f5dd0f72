import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { drawnSlip } from '../../testing/drawn-slip.tsx';
import { slipWith } from '../../testing/sample-slip.ts';
import { enter, on } from '../../testing/slip-stage.tsx';
import { BetSlip } from '../bet-slip/bet-slip.tsx';

const meta = {
  title: '投注/快捷投注',
  component: BetSlip,
  parameters: {
    docs: {
      description: { component: '开启后点击赔率立即投注设定的金额。首次开启先说明，退出登录自动关闭。' },
    },
    ...on(slipWith(undefined)),
  },
  ...drawnSlip,
} satisfies Meta<typeof BetSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstTime: Story = {
  name: '首次开启先说明',
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    const toggle = await slip.findByRole('switch', { name: '快捷投注' });
    await userEvent.click(toggle);
    await slip.findByText(/点击赔率会立即投注 ¥50，不再询问/);
    await expect(toggle).not.toBeChecked();
    await userEvent.click(slip.getByRole('button', { name: '开启' }));
    await expect(toggle).toBeChecked();
    await expect(slip.getByText('快捷 ¥50')).toBeVisible();
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
  },
};

export const Amount: Story = {
  name: '修改金额，有上限',
  parameters: on(slipWith(undefined, { quickBet: '50' })),
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await userEvent.click(await slip.findByRole('button', { name: '修改金额' }));
    const field = slip.getByRole('textbox', { name: '快捷投注金额' });
    await userEvent.clear(field);
    await userEvent.type(field, '501');
    await slip.findByText('请输入 1 至 ¥500 之间的金额');
    await expect(slip.getByText('快捷 ¥50')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '80{Enter}');
    await expect(slip.getByText('快捷 ¥80')).toBeVisible();
  },
};

export const Visitor: Story = {
  name: '访客：先登录',
  beforeEach: () => enter('visitor'),
  play: async ({ canvasElement }) => {
    const toggle = await within(canvasElement).findByRole('switch', { name: '快捷投注' });
    await userEvent.click(toggle);
    await expect(toggle).not.toBeChecked();
  },
};

export const Traditional: Story = {
  name: '繁體',
  parameters: on(slipWith(undefined, { quickBet: '50' })),
  globals: { locale: 'zh-TW' },
};
