import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Money } from '../money/money.tsx';
import { Fact, Facts } from './facts.tsx';

const meta = {
  title: '数据/名称与数值',
  component: Facts,
  subcomponents: { Fact },
  parameters: {
    docs: { description: { component: '一行一项：左边是名称，右边是数值；放不下时数值换到下一行。' } },
  },
  args: {
    children: (
      <>
        <Fact label="手续费">免手续费</Fact>
        <Fact label="预计到账" live>
          <Money yuan="1000" />
        </Fact>
        <Fact label="到账时间" plain>
          审核通过后约15分钟
        </Fact>
      </>
    ),
  },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  name: '三项',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term').map(term => term.textContent)).toEqual([
      '手续费',
      '预计到账',
      '到账时间',
    ]);
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};
export const Close: Story = { name: '较小间距', args: { gap: 3 } };
export const Narrow: Story = { name: '手机', globals: { width: '390' } };
