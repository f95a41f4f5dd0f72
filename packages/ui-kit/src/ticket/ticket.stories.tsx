import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Money } from '../money/money.tsx';
import { WaitRing } from '../wait-ring/wait-ring.tsx';
import { SampleFrame } from './sample-frame.tsx';
import { Stamp } from './stamp.tsx';
import { Ticket } from './ticket.tsx';
import { TicketLeg } from './ticket-leg.tsx';

const meta = {
  title: '投注/票券',
  component: Ticket,
  parameters: {
    docs: {
      description: { component: '一张注单的样子：上面是选项，撕线之下是金额；结算后盖章。' },
    },
  },
  args: {
    children: (
      <div>
        <TicketLeg title="伯恩利 -0.5" price="0.96" />
        <p>全场让球 · 富勒姆 对 伯恩利</p>
      </div>
    ),
    foot: (
      <p>
        投注额 <Money yuan="200" /> · 可赢金额 <Money yuan="192" />
      </p>
    ),
  },
  decorators: [
    Story => (
      <div style={{ inlineSize: '19.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Ticket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '未结算' };
export const Traditional: Story = {
  name: '繁體',
  globals: { locale: 'zh-TW' },
  play: async ({ canvasElement }) => {
    const ticket = within(canvasElement);
    await expect(await ticket.findByText(/全場讓球/)).toBeVisible();
    await expect(ticket.getByText(/投注額/)).toBeVisible();
    await expect(ticket.queryByText(/投注额|全场/)).toBeNull();
  },
};
export const Waiting: Story = {
  name: '确认中',
  args: {
    foot: (
      <p style={{ display: 'flex', gap: '0.5rem' }}>
        <WaitRing since={0} until={6_000} now={() => 2_000} />约 4 秒后出结果
      </p>
    ),
  },
};
export const Moved: Story = {
  name: '成交赔率不同',
  args: { children: <TicketLeg title="伯恩利 -0.5" price="0.98" before="0.96" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('0.98')).toBeVisible();
  },
};
export const Long: Story = {
  name: '长名称',
  args: {
    children: (
      <TicketLeg title="布赖顿和霍夫阿尔比恩女子足球俱乐部 -0.5/1" price="12345.50" before="12344.50" />
    ),
    stamp: <Stamp text="取消" note="主客场错误" tone="off" Frame={SampleFrame} />,
  },
};
export const Won: Story = { name: '赢', args: { stamp: <Stamp text="赢" tone="won" Frame={SampleFrame} /> } };
export const HalfWon: Story = {
  name: '赢半',
  args: { stamp: <Stamp text="赢半" tone="won" Frame={SampleFrame} /> },
};
export const Lost: Story = {
  name: '输',
  args: { stamp: <Stamp text="输" tone="lost" Frame={SampleFrame} /> },
};
export const HalfLost: Story = {
  name: '输半',
  args: { stamp: <Stamp text="输半" tone="lost" Frame={SampleFrame} /> },
};
export const Even: Story = {
  name: '走水',
  args: { stamp: <Stamp text="走水" tone="even" Frame={SampleFrame} /> },
};
export const Cancelled: Story = {
  name: '取消',
  args: { stamp: <Stamp text="取消" note="赛事取消" tone="off" Frame={SampleFrame} /> },
};
export const Sold: Story = {
  name: '提前兑现',
  args: { stamp: <Stamp text="提前兑现" tone="sold" Frame={SampleFrame} /> },
};
export const Pending: Story = { name: '状态标记', args: { stamp: <Badge tone="gold">确认中</Badge> } };
