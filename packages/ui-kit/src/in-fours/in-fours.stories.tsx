import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InFours } from './in-fours.tsx';

const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

const meta = {
  title: '基础/四位一组',
  component: InFours,
  parameters: {
    docs: { description: { component: '账号和链上地址：四位一组便于核对，选中和复制的文字没有空格。' } },
  },
  args: { text: address },
} satisfies Meta<typeof InFours>;
export default meta;
type Story = StoryObj<typeof meta>;

const select = (element: Element) => {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  const selected = selection?.toString();
  selection?.removeAllRanges();
  return selected;
};

export const Address: Story = {
  name: '地址：选中的没有空格',
  play: async ({ canvasElement }) => {
    const first = await within(canvasElement).findByText('TJRa');
    const second = within(canvasElement).getByText('bPrw');
    const gap = second.getBoundingClientRect().left + 1 - textEnd(first);
    await expect(gap).toBeGreaterThan(3);
    await expect(select(canvasElement)?.trim()).toBe(address);
    await expect(canvasElement.textContent?.trim()).toBe(address);
  },
};
export const Narrow: Story = {
  name: '窄：在组之间换行',
  render: args => (
    <div style={{ inlineSize: '8rem' }}>
      <InFours {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const last = await within(canvasElement).findByText('v8');
    const first = within(canvasElement).getByText('TJRa');
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().top);
    for (const group of ['TJRa', 'bPrw', 'bZy4', '5sba'])
      await expect(within(canvasElement).getByText(group).getClientRects()).toHaveLength(1);
  },
};

/** Where the letters of an element end, px. */
function textEnd(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().right;
}
