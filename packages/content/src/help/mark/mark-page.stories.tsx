import { paths } from '@lobby/feature';
import { WithPaths } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MarkPageView } from './mark-page.view.tsx';

const known = [paths.mine.feedback];

const meta = {
  title: '帮助/本页对您有帮助吗',
  component: MarkPageView,
  parameters: {
    docs: { description: { component: '读者说一页帮助有没有用；没有用时，告诉他怎样继续。' } },
  },
  args: { state: 'asked', onMark: fn(), onService: fn() },
  decorators: [
    Story => (
      <WithPaths known={known}>
        <Story />
      </WithPaths>
    ),
  ],
} satisfies Meta<typeof MarkPageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  name: '询问',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '没有帮助' }));
    await expect(args.onMark).toHaveBeenCalledWith(false);
  },
};
export const Sending: Story = { name: '正在提交', args: { state: 'sending' } };
export const Failed: Story = { name: '没有提交成功', args: { state: 'failed' } };
export const Helped: Story = { name: '有帮助', args: { state: 'yes' } };
export const DidNotHelp: Story = {
  name: '没有帮助，怎样继续',
  args: { state: 'no' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: '意见反馈' })).toHaveAttribute('href', '/mine/feedback');
    await userEvent.click(canvas.getByRole('button', { name: '联系客服' }));
    await expect(args.onService).toHaveBeenCalledOnce();
  },
};
