import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { breakDrawing } from '../testing/browser-parts.ts';
import { samplePaper } from '../ticket/sample-paper.ts';
import { SaveTicket } from './save-ticket.tsx';

const saved: Blob[] = [];

const meta = {
  title: '数据/保存票券',
  component: SaveTicket,
  parameters: { docs: { description: { component: '把一张票券画成图片，存到下载里。' } } },
  args: { paper: samplePaper, name: 'OU20261120000018', onDone: fn() },
  beforeEach: () => {
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    saved.length = 0;
    URL.createObjectURL = blob => {
      saved.push(blob as Blob);
      return 'about:blank';
    };
    HTMLAnchorElement.prototype.click = () => {};
    return () => {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    };
  },
} satisfies Meta<typeof SaveTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  name: '保存一次，之后告诉页面',
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(true));
    await expect(saved).toHaveLength(1);
    const picture = await createImageBitmap(saved[0] as Blob);
    await expect(picture.width).toBe(3 * 392);
  },
};

export const Failed: Story = {
  name: '画不出来，告诉页面没有存成',
  beforeEach: breakDrawing,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(false));
    await expect(saved).toHaveLength(0);
  },
};
