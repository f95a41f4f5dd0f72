import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Accordion, type AccordionProps } from './accordion.tsx';

const meta = {
  title: '数据/折叠面板',
  component: Accordion,
  parameters: { docs: { description: { component: '点标题打开或收起下面的内容；收起时内容不绘制。' } } },
  args: {
    open: true,
    onToggle: () => {},
    title: (
      <>
        <Icon name="champion" />
        英超
      </>
    ),
    aside: '3 场',
    children: <p style={{ padding: '1rem' }}>切尔西 对 阿森纳</p>,
  },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: AccordionProps) {
  const [open, setOpen] = useState(props.open);
  return <Accordion {...props} open={open} onToggle={setOpen} />;
}

export const Open: Story = { name: '展开' };
export const Closed: Story = {
  name: '收起',
  args: { open: false },
  play: async ({ canvasElement }) => {
    const head = within(canvasElement).getByRole('button', { expanded: false });
    await userEvent.click(head);
    await expect(within(canvasElement).getByText('切尔西 对 阿森纳')).toBeVisible();
    await userEvent.click(head);
  },
};
export const LongTitle: Story = {
  name: '长标题',
  args: { title: '亚洲足球联合会冠军联赛精英赛东亚区小组赛第五轮（中立场）' },
};
