import type { Meta, StoryObj } from '@storybook/react-vite';

import { useEffect, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PriceCell } from './price-cell.tsx';

const meta = {
  title: '投注/赔率格',
  component: PriceCell,
  parameters: {
    docs: { description: { component: '可以点选的一个赔率；显示什么都一样大，变化时短暂变色。' } },
  },
  args: { price: '0.96', line: '0.5', ariaLabel: '切尔西 对 阿森纳，全场让球，主 0.5，0.96', onSelect: fn() },
  decorators: [
    Story => (
      <div style={{ blockSize: '2.5rem', inlineSize: '6rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '默认',
  play: async ({ canvasElement, args }) => {
    const cell = within(canvasElement).getByRole('button', { pressed: false });
    await userEvent.click(cell);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
export const Selected: Story = { name: '已选', args: { selected: true } };
export const Up: Story = { name: '上升', args: { direction: 'up', moves: 1 } };
export const Down: Story = { name: '下降', args: { direction: 'down', moves: 1 } };
export const SelectedUp: Story = {
  name: '已选并上升',
  args: { selected: true, direction: 'up', moves: 1 },
};
export const Negative: Story = { name: '负数（马来、印尼）', args: { price: '-0.96' } };
export const Locked: Story = {
  name: '锁盘',
  args: { locked: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /暂停投注/ }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
export const LockedWithLabel: Story = {
  name: '锁盘，说明是哪一项',
  args: { locked: true, line: undefined, label: '2:1' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2:1')).toBeVisible();
    await expect(within(canvasElement).queryByText('0.96')).toBeNull();
  },
};
export const Missing: Story = { name: '没有盘口', args: { price: undefined } };
export const LongName: Story = {
  name: '很长的名字，可以截短',
  args: { line: undefined, label: '托特纳姆热刺', price: '101.00' },
};
export const Stacked: Story = {
  name: '很长的队名，在赔率上方，从不截短',
  args: { line: undefined, label: '加里宁格勒波罗的海', price: '101.00', stacked: true },
  decorators: [
    Story => (
      <div style={{ blockSize: '3.25rem', inlineSize: '5.25rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement).getByRole('button').getBoundingClientRect();
    const name = within(canvasElement).getByText('加里宁格勒波罗的海');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    const price = within(canvasElement).getByText('101.00').getBoundingClientRect();
    await expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(inside.top);
    await expect(price.top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom);
    await expect(price.bottom).toBeLessThanOrEqual(inside.bottom);
  },
};
export const LongLine: Story = {
  name: '很长的盘口，从不截短',
  args: { line: '大10.5/11', price: '-20.00' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement).getByRole('button').getBoundingClientRect();
    for (const text of ['大10.5/11', '-20.00']) {
      const { left, right, top, bottom } = within(canvasElement).getByText(text).getBoundingClientRect();
      await expect([left >= inside.left, right <= inside.right]).toEqual([true, true]);
      await expect([top >= inside.top, bottom <= inside.bottom]).toEqual([true, true]);
    }
  },
};

export const SameSize: Story = {
  name: '无论显示什么都一样大',
  decorators: [
    () => (
      <div
        style={{
          display: 'grid',
          gap: '0.375rem',
          gridTemplateColumns: 'repeat(6, 6rem)',
          gridAutoRows: '2.5rem',
        }}
      >
        <PriceCell price="0.96" line="0.5" ariaLabel="默认" />
        <PriceCell price="1.20" line="大2.5/3" ariaLabel="上升" direction="up" />
        <PriceCell price="0.88" label="主" ariaLabel="下降" direction="down" />
        <PriceCell price="10.50" label="和" ariaLabel="已选" selected />
        <PriceCell price="-0.91" line="0/0.5" ariaLabel="负数" />
        <PriceCell ariaLabel="锁盘" locked />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const sizes = within(canvasElement)
      .getAllByRole('button')
      .map(cell => `${cell.offsetWidth}x${cell.offsetHeight}`);
    await expect(new Set(sizes).size).toBe(1);
  },
};

function Moving() {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick(at => at + 1), 1500);
    return () => clearInterval(timer);
  }, []);
  return (
    <PriceCell
      price={(0.9 + (tick % 7) / 100).toFixed(2)}
      line="大2.5"
      direction={tick === 0 ? 'none' : tick % 2 ? 'up' : 'down'}
      moves={tick}
      ariaLabel="全场大小，大 2.5"
    />
  );
}

export const Live: Story = { name: '不断变动', render: () => <Moving /> };
