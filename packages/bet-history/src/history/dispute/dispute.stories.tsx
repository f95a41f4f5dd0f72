import { refused } from '@lobby/api-client/testing';
import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DisputeView } from './dispute.view.tsx';

const meta = {
  title: '对话框/注单异议',
  component: DisputeView,
  parameters: {
    docs: {
      description: {
        component: '会员在结算后 14 天内对一张注单提出异议：选类型、写说明；未被接受时所写的内容保留。',
      },
    },
  },
  args: {
    state: { step: 'writing' },
    draft: { kind: '', text: '' },
    onKeep: fn(),
    ticketId: 'OU10000011',
    until: Date.parse('2026-12-04T22:02:00+08:00'),
    onEdit: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DisputeView>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: '提出异议' }, patient));
const submit = { name: '提交异议' };
const text = '2:1';

async function write(kind: string, typed: string) {
  const form = await dialog();
  await userEvent.click(form.getByRole('combobox', { name: /异议类型/ }));
  await userEvent.click(await screen.findByRole('option', { name: kind }));
  const field = form.getByRole('textbox', { name: /异议说明/ });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(typed);
  return form;
}

export const Empty: Story = {
  name: '空',
  play: async ({ args }) => {
    const form = await dialog();
    await expect(form.getByText(/结算后 14 天内可提出，截至 2026-12-04 22:02/)).toBeVisible();
    await userEvent.click(form.getByRole('button', submit));
    await form.findByText('请填写异议说明');
    await expect(form.getByText('请选择异议类型', { selector: '[role=alert]' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ComeBack: Story = {
  name: '关闭后再打开，写过的内容还在',
  args: { draft: { kind: 'amount', text } },
  play: async ({ args }) => {
    const form = await dialog();
    await expect(form.getByRole('textbox', { name: /异议说明/ })).toHaveValue(text);
    await expect(form.getByRole('combobox', { name: /异议类型/ })).toHaveTextContent('结算金额不对');
    await userEvent.type(form.getByRole('textbox', { name: /异议说明/ }), '，共二球');
    await waitFor(() =>
      expect(args.onKeep).toHaveBeenCalledWith({ kind: 'amount', text: `${text}，共二球` }),
    );
  },
};

export const Written: Story = {
  name: '写好并提交',
  play: async ({ args }) => {
    const form = await write('赛果不对', `  ${text} `);
    await userEvent.click(form.getByRole('button', submit));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('result', text));
  },
};

export const TooLong: Story = {
  name: '太长，内容不截断',
  play: async ({ args }) => {
    const form = await write('其他', '2:1'.repeat(167));
    await userEvent.click(form.getByRole('button', submit));
    await form.findByText('异议说明不能超过 500 个字');
    await expect(form.getByRole('textbox', { name: /异议说明/ })).toHaveValue('2:1'.repeat(167));
    await expect(form.getByText('501 / 500')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sending: Story = { name: '提交中', args: { state: { step: 'sending' } } };

export const Late: Story = {
  name: '期限已过',
  args: {
    state: {
      step: 'writing',
      failure: refused('warning', {
        data: { reason: 'dispute-late', disputableUntil: Date.parse('2026-12-04T22:02:00+08:00') },
      }),
    },
  },
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole('alert')).toHaveTextContent(
      '提出异议的期限在 2026-12-04 22:02 已过，没有提交',
    );
  },
};

export const AlreadyOpen: Story = {
  name: '已有异议在处理',
  args: {
    state: { step: 'writing', failure: refused('data-exists', { data: { reason: 'dispute-open' } }) },
  },
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole('alert')).toHaveTextContent('这张注单的异议还在处理中，没有再次提交');
  },
};

export const TooMany: Story = {
  name: '24 小时内次数已满',
  args: {
    state: {
      step: 'writing',
      failure: refused('frequent-submission', { data: { reason: 'disputes-of-the-day' } }),
    },
  },
};

export const Sent: Story = {
  name: '已提交',
  args: { state: { step: 'sent' } },
  play: async ({ args }) => {
    const sent = await dialog();
    await expect(sent.getByText('答复会以站内信告知，也会显示在这张注单中')).toBeVisible();
    await userEvent.click(sent.getByRole('button', { name: '知道了' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const OnPhone: Story = { ...Empty, name: '空，手机', globals: { width: '390' } };
