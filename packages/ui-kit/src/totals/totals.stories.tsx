import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Money } from '../money/money.tsx';
import { Total, Totals } from './totals.tsx';

const meta = {
  title: '数据/合计',
  component: Totals,
  parameters: {
    docs: { description: { component: '一份记录的合计，放在同一个网格里；手机上两个一行。' } },
  },
  args: { label: '合计', children: null },
} satisfies Meta<typeof Totals>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = ['注单数', '投注额', '有效投注', '输赢', '兑现到账'];

const Several = (count: number): Story['render'] =>
  function Drawn(args) {
    return (
      <Totals {...args}>
        {names.slice(0, count).map(name => (
          <Total key={name} label={name}>
            <Money yuan="1234567.89" />
          </Total>
        ))}
      </Totals>
    );
  };

/** The left edges and the rows that the sums stand in. */
function placesOf(canvasElement: HTMLElement) {
  const boxes = within(canvasElement)
    .getAllByRole('term')
    .map(term => (term.parentElement ?? term).getBoundingClientRect());
  return {
    rows: new Set(boxes.map(({ top }) => Math.round(top))).size,
    widths: boxes.map(({ width }) => Math.round(width)),
  };
}

export const Five: Story = {
  name: '五项：一行，等宽',
  render: Several(5),
  play: async ({ canvasElement }) => {
    const { rows, widths } = placesOf(canvasElement);
    await expect(rows).toBe(1);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  },
};
export const Three: Story = { name: '三项', render: Several(3) };
export const Busy: Story = { name: '计算中', args: { busy: true }, render: Several(4) };
