import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { cashOutOrder as order } from '../../testing/fake-cash-outs.ts';
import { enter, SlipStage } from '../../testing/slip-stage.tsx';
import type { CashOutState } from './cash-out-order.ts';
import { SaleProgress } from './sale-progress.tsx';

const states: readonly CashOutState[] = [
  { step: 'submitting', order },
  { step: 'confirming', order, confirmAt: 0 },
  { step: 'unknown', order, absences: 0 },
  { step: 'unknown', order, absences: 0, found: true },
  { step: 'absent', order },
  { step: 'done', order, sold: { part: 50, paid: '94.08', left: '100' } },
  { step: 'done', order, sold: { part: 100, paid: '188.16', left: '0' } },
  {
    step: 'refused',
    order,
    refusal: { kind: 'reason', reason: 'price-changed', price: '180.5' },
  },
  { step: 'refused', order, refusal: { kind: 'reason', reason: 'match-changed', price: '12.4' } },
  { step: 'refused', order, refusal: { kind: 'reason', reason: 'suspended' } },
  { step: 'refused', order, refusal: { kind: 'reason', reason: 'settled' } },
  { step: 'refused', order, refusal: { kind: 'failure', failure: { kind: 'offline' } } },
];

const meta = {
  title: '投注/兑现结果',
  component: SaleProgress,
  parameters: { docs: { description: { component: '兑现提交之后的每一种状态。' } } },
  args: { state: { step: 'submitting', order }, onAgain: fn() },
  render: args => (
    <SlipStage>
      {states.map((state, at) => (
        <div key={at} style={{ padding: '0.5rem 1rem' }}>
          <SaleProgress {...args} state={state} />
        </div>
      ))}
    </SlipStage>
  ),
  beforeEach: () => enter('member'),
} satisfies Meta<typeof SaleProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

const column = (inlineSize: string): Story['decorators'] => [
  Story => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  ),
];

export const Beside: Story = { name: '投注单内', decorators: column('21.5rem') };
export const Phone: Story = { name: '手机', decorators: column('24.375rem') };
