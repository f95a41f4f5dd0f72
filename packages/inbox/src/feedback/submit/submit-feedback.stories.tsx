import { refused } from '@lobby/api-client/testing';
import { noPictures } from '@lobby/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pictures } from '../../testing/sample-feedback.ts';
import { SubmitFeedbackView, type SubmitFeedbackViewProps } from './submit-feedback.view.tsx';

const text = '昨晚的比分有出入，附上相片。';
const draft = { kind: 'betting', text, pictures: [] };

const meta = {
  title: '会员/提交反馈',
  component: SubmitFeedbackView,
  parameters: {
    docs: { description: { component: '会员选择类型、写下问题、附上图片；未提交的内容保存在本机。' } },
  },
  args: {
    state: { step: 'writing' },
    draft,
    bets: [],
    pictures: noPictures,
    onKeep: fn(),
    onEdit: fn(),
    onSubmit: fn(),
    onAdd: fn<SubmitFeedbackViewProps['onAdd']>(),
    onRetry: fn(),
    onRemove: fn(),
    onLost: fn(),
    onAnother: fn(),
    onList: fn(),
  },
} satisfies Meta<typeof SubmitFeedbackView>;
export default meta;
type Story = StoryObj<typeof meta>;

const asOwn = <One extends object>(one: One, at: number) => ({ ...one, key: String(at) });
const submitButton = { name: '提交' };

export const Empty: Story = {
  name: '空',
  args: { draft: { kind: '', text: '', pictures: [] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', submitButton));
    await canvas.findByText('请输入反馈内容');
    await expect(canvas.getByText('请选择反馈类型', { selector: '[role=alert]' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Written: Story = {
  name: '写好并提交',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '反馈内容' }), '多加留意');
    await userEvent.click(canvas.getByRole('button', submitButton));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('betting', `${text}多加留意`));
    await expect(args.onKeep).toHaveBeenLastCalledWith({ ...draft, text: `${text}多加留意` });
  },
};
export const AboutBet: Story = {
  name: '选择注单，写在开头',
  args: {
    bets: [
      {
        ...{ venue: 'CRTY', ticketId: 'OU10000001', kind: 'single', status: 'open' },
        ...{ placedAt: 1_795_000_000_000, stake: '100', netWin: '0', title: '英超 · 富勒姆 vs 伯恩利' },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: /关于哪张注单/ }));
    await userEvent.click(await screen.findByRole('option', { name: /富勒姆 vs 伯恩利/ }));
    const line = '注单 OU10000001：英超 · 富勒姆 vs 伯恩利';
    const field = canvas.getByRole('textbox', { name: '反馈内容' });
    await expect(field).toHaveValue(`${line}\n${text}`);
    // What was written stays in its script when the language changes.
    await userEvent.clear(field);
  },
};
export const TooLong: Story = {
  name: '超过 500 字',
  args: { draft: { ...draft, text: '字'.repeat(501) } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', submitButton));
    await canvas.findByText('反馈内容不能超过 500 个字');
    await expect(canvas.getByRole('textbox')).toHaveValue('字'.repeat(501));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const WithPictures: Story = {
  name: '图片：处理、上传、完成',
  args: {
    pictures: { pictures: [pictures.shrinking, pictures.sending, pictures.sent], isFull: true },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('最多添加 3 张图片', { selector: '[role=status]' });
    const progress = canvas.getByRole('progressbar', { name: '图片 2 的上传进度' });
    await expect(progress).toHaveAttribute('value', '0.45');
    await expect(canvas.getByText('45%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '删除图片 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith('sending');
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(canvas.getByText('图片正在上传，请稍候')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: '删除图片 3' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('sent1');
    await expect(canvas.getByRole('button', { name: '添加图片' })).toHaveFocus();
  },
};
export const PicturesFailed: Story = {
  name: '图片：没有上传',
  args: {
    pictures: { pictures: [pictures.offline, pictures.unreadable, pictures.gone], isFull: false },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('无法打开这张图片，请换成 JPEG、PNG 或 WebP 格式');
    await expect(canvas.getByText('图片已过期，请重新添加')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新上传图片 1' }));
    await expect(args.onRetry).toHaveBeenCalledWith(pictures.offline);
    await expect(canvas.getByRole('button', { name: '删除图片 1' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: '重新上传图片 2' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const PictureTooLarge: Story = {
  name: '图片：文件过大',
  args: { pictures: { pictures: [pictures.tooLarge], isFull: false } },
};
export const PastedAndDropped: Story = {
  name: '粘贴与拖入图片',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const dataTransfer = new DataTransfer();
    for (const name of ['1.png', '2.png']) dataTransfer.items.add(new File(['x'], name));
    const added = () => args.onAdd.mock.lastCall?.[0].map(({ name }) => name);
    const field = await canvas.findByRole('textbox', { name: '反馈内容' });
    const paste = (clipboardData: DataTransfer) =>
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    paste(dataTransfer);
    await expect(added()).toEqual(['1.png', '2.png']);
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    canvas.getByRole('button', { name: '添加图片' }).dispatchEvent(drop);
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
    paste(new DataTransfer());
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
};
export const Sending: Story = {
  name: '提交中',
  args: { state: { step: 'sending' }, pictures: { pictures: [pictures.sent], isFull: false } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', submitButton));
    await expect(canvas.queryByRole('button', { name: '删除图片 1' })).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  name: '已达上限',
  args: {
    state: {
      step: 'writing',
      failure: refused('frequent-submission', { data: { reason: 'feedback-of-the-day' } }),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/24 小时内最多提交 10 条反馈/);
    await userEvent.type(canvas.getByRole('textbox', { name: '反馈内容' }), '。');
    await expect(args.onEdit).toHaveBeenCalled();
  },
};
export const Offline: Story = {
  name: '断网',
  args: { state: { step: 'writing', failure: { kind: 'offline' } } },
};
export const Sent: Story = {
  name: '已提交',
  args: { state: { step: 'sent' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '查看我的反馈' }));
    await expect(args.onList).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '再提交一条' }));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
};
export const BadFiles: Story = {
  name: '打不开的文件不占位置，可选的是能收的格式',
  args: {
    pictures: { pictures: [pictures.sent, pictures.sent, pictures.unreadable].map(asOwn), isFull: false },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '添加图片' })).not.toHaveAttribute(
      'aria-disabled',
    );
    const chooser = canvasElement.querySelector('input[type=file]');
    await expect(chooser).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  },
};
export const FocusStays: Story = {
  name: '提交后、再写一条时，焦点不丢',
  render: args => <SubmitsOne {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', submitButton));
    await waitFor(() => expect(canvas.getByRole('button', { name: '查看我的反馈' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '再提交一条' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '反馈类型' })).toHaveFocus());
  },
};

function SubmitsOne(props: SubmitFeedbackViewProps) {
  const [state, set] = useState(props.state);
  return (
    <SubmitFeedbackView
      {...props}
      state={state}
      onSubmit={() => set({ step: 'sent' })}
      onAnother={() => set({ step: 'writing' })}
    />
  );
}
export const Traditional: Story = {
  name: '繁體',
  args: { pictures: { pictures: [pictures.sent, pictures.offline], isFull: false } },
  globals: { locale: 'zh-TW' },
};
export const Phone: Story = {
  name: '手机',
  args: { pictures: { pictures: [pictures.sent, pictures.sending, pictures.unreadable], isFull: false } },
  globals: { width: '390' },
};
