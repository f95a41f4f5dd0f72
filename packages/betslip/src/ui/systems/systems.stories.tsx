import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { drawnSlip } from '../../testing/drawn-slip.tsx';
import { handicap, homeWin, over, ten } from '../../testing/sample-selections.ts';
import { slipWith } from '../../testing/sample-slip.ts';
import { on } from '../../testing/slip-stage.tsx';
import { BetSlip } from '../bet-slip/bet-slip.tsx';

const meta = {
  title: '投注/组合',
  component: BetSlip,
  parameters: {
    docs: { description: { component: '几项可以组成的全部组合，填了金额的才投注，按香港盘计算。' } },
  },
  ...drawnSlip,
} satisfies Meta<typeof BetSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

const three = [handicap, over, homeWin];

export const SystemOfThree: Story = {
  name: '三项',
  parameters: on(slipWith(three, { form: 'systems', stakes: { '3:2': '50' } })),
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await userEvent.click(await slip.findByRole('textbox', { name: '3串3的投注额' }));
    await slip.findByText(/3 项中 2 项即有返还/);
    await slip.findByRole('button', { name: '投注 ¥150' });
    await userEvent.click(slip.getByRole('button', { name: '查看全部 3 注' }));
    await expect(
      within(await slip.findByRole('list', { name: '3串3的每一注' })).getAllByRole('listitem'),
    ).toHaveLength(3);
  },
};

export const SystemInTotal: Story = {
  name: '按总金额填',
  parameters: on(slipWith(three, { form: 'systems', basis: 'total', stakes: { '3:2': '100', '3:3': '30' } })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '投注 ¥129.99 · 2 注' });
  },
};

export const SystemOfEight: Story = {
  name: '八项',
  parameters: on(slipWith(ten.slice(0, 8), { form: 'systems', stakes: { '8:2,3,4,5,6,7,8': '2' } })),
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await userEvent.click(await slip.findByRole('textbox', { name: '8串247的投注额' }));
    await userEvent.click(await slip.findByRole('button', { name: '查看全部 247 注' }));
    await userEvent.click(await slip.findByRole('button', { name: '再显示 20 注' }));
    await slip.findByRole('button', { name: '投注 ¥494' });
  },
};

// As wide as the slip beside the matches of a narrow page.
export const Narrow: Story = {
  name: '窄栏：投注额不被截断',
  parameters: { ...on(slipWith(three, { form: 'systems', stakes: { '3:2': '1428' } })), column: '300px' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    const field = await slip.findByRole<HTMLInputElement>('textbox', { name: '3串3的投注额' });
    await userEvent.click(field);
    await slip.findByRole('button', { name: '打开数字键盘' });
    const text = document.createElement('canvas').getContext('2d')!;
    text.font = getComputedStyle(field).font;
    await expect(field.clientWidth).toBeGreaterThan(text.measureText('1428000').width);
  },
};
