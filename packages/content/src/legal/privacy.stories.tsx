import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { type LegalBody, LegalText } from './legal-text.tsx';

const manyWords: LegalBody = async () => () => <p>{'第一章　本站向人士提供支持。'.repeat(60)}</p>;

const meta: Meta<typeof LegalText> = {
  title: '对话框/隐私政策',
  component: LegalText,
  parameters: {
    docs: { description: { component: '在登录注册过程中查看隐私政策全文，返回后填写的内容都在。' } },
  },
  args: {
    title: '隐私政策',
    other: '规则与条款',
    page: '/app/help/ysgz',
    body: manyWords,
    onOther: fn(),
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  name: '全文',
  play: async ({ args }) => {
    expect(await screen.findByText(/第一章/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '规则与条款' }));
    expect(args.onOther).toHaveBeenCalledOnce();
  },
};
export const Coming: Story = { name: '正在打开', args: { body: () => new Promise(() => {}) } };
export const Missing: Story = {
  name: '打不开：去页面看',
  args: { body: () => Promise.reject(new Error('offline')) },
  play: async () => {
    expect(await screen.findByRole('link', { name: '在新页面查看全文' })).toBeVisible();
  },
};
