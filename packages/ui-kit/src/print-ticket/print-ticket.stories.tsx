import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { fakePrint, print } from '../testing/browser-parts.ts';
import { SampleFrame } from '../ticket/sample-frame.tsx';
import { samplePaper } from '../ticket/sample-paper.ts';
import type { StampProps } from '../ticket/stamp.tsx';
import { PrintTicket } from './print-ticket.tsx';

const meta = {
  title: '数据/打印回执',
  component: PrintTicket,
  parameters: {
    docs: { description: { component: '把一张回执单独打印出来：纸上只有回执，屏幕上看不到它。' } },
  },
  args: {
    paper: samplePaper,
    onDone: fn(),
  },
  beforeEach: fakePrint,
} satisfies Meta<typeof PrintTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Printed: Story = {
  name: '打印一次，之后告诉页面',
  play: async ({ args }) => {
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const paper = document.querySelector('[data-print-alone]');
    await expect(paper).toHaveTextContent('OU20261120000018');
    await expect(paper).not.toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
    await expect(args.onDone).toHaveBeenCalledTimes(1);
  },
};

let arrive: ((frame: { default: StampProps['Frame'] }) => void) | undefined;
const fetched = () =>
  lazy(() => new Promise<{ default: StampProps['Frame'] }>(resolve => (arrive = resolve)));

export const StampOnItsWay: Story = {
  name: '印章的边框取到之后才打印',
  render: args => {
    const [Frame] = useState(fetched);
    return <PrintTicket {...args} paper={{ ...args.paper, stamp: { text: '赢', tone: 'won', Frame } }} />;
  },
  play: async () => {
    await waitFor(() => expect(arrive).toBeDefined());
    await expect(print).not.toHaveBeenCalled();
    arrive?.({ default: SampleFrame });
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await expect(document.querySelector('[data-print-alone] svg')).not.toBeNull();
  },
};
