import { refused } from '@lobby/api-client/testing';
import {
  expectNoneRuns,
  HostileRun,
  hostileParameters,
  someVectors,
} from '@lobby/ui-kit/testing/hostile-run';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { answered, waiting } from '../../testing/sample-feedback.ts';
import { FeedbackDetailView } from './feedback-detail.view.tsx';
import { FeedbackWhole } from './feedback-whole.tsx';

const meta = {
  title: '对话框/反馈详情',
  component: FeedbackDetailView,
  parameters: {
    docs: { description: { component: '一条反馈的内容、图片与客服回复；可以放大图片，确认后可以删除。' } },
  },
  args: {
    state: { step: 'looking' },
    feedback: answered,
    failure: undefined,
    isRetrying: false,
    send: fn(),
    onConfirm: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FeedbackDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  name: '已回复',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '反馈详情' }));
    await dialog.findByText('差额已到账');
    await userEvent.click(dialog.getByRole('button', { name: '查看大图 2' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'enlarged', picture: 1 });
    await userEvent.click(dialog.getByRole('button', { name: '删除反馈' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'delete-wanted' });
  },
};
export const Hostile: Story = {
  name: '回复里的恶意内容不会运行',
  parameters: hostileParameters,
  render: () => (
    <HostileRun count={someVectors}>
      {vectors =>
        vectors.map(({ id, html }) => (
          <FeedbackWhole
            key={id}
            feedback={{ ...answered, text: html, answer: `<p>${id}</p>${html}`, pictures: [] }}
            onEnlarge={() => {}}
          />
        ))
      }
    </HostileRun>
  ),
  play: async ({ canvasElement }) => {
    await expectNoneRuns(
      canvasElement,
      () => [...canvasElement.querySelectorAll('section > div:not([aria-busy])')],
      someVectors,
    );
  },
};
export const Waiting: Story = { name: '待回复', args: { feedback: waiting } };
export const Enlarged: Story = {
  name: '放大图片',
  args: { state: { step: 'enlarged', picture: 1 } },
  play: async ({ args }) => {
    const large = await screen.findByRole('dialog', { name: '图片 2' });
    await expect(within(large).getByRole('img', { name: '图片 2' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'picture-closed' });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Asking: Story = {
  name: '确认删除',
  args: { state: { step: 'asking' } },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: '删除这条反馈？' }));
    await userEvent.click(question.getByRole('button', { name: '取消' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'cancelled' });
    await userEvent.click(question.getByRole('button', { name: '删除' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Deleting: Story = { name: '正在删除', args: { state: { step: 'deleting' } } };
export const Deleted: Story = { name: '已删除', args: { state: { step: 'deleted' } } };
export const DeleteFailed: Story = {
  name: '没能删除',
  args: { state: { step: 'looking', failure: refused('system-busy') } },
};
export const Fetching: Story = { name: '加载中', args: { feedback: undefined } };
export const FetchFailed: Story = {
  name: '没能加载',
  args: { feedback: undefined, failure: { kind: 'timeout', afterMs: 30_000 } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Gone: Story = {
  name: '已不存在',
  args: { feedback: undefined, failure: refused('not-found') },
  play: async () => {
    await screen.findByText('这条反馈已不存在');
    await expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = { name: '手机', globals: { width: '390' } };
