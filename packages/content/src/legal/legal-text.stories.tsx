import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { type LegalBody, LegalTextView } from './legal-text.view.tsx';

const manyWords: LegalBody = async () => () => <p>{'第一章　本站向人士提供支持。'.repeat(60)}</p>;
const never: LegalBody = () => new Promise(() => {});
const offline: LegalBody = () => Promise.reject(new Error('offline'));

const terms = { title: '规则与条款', other: '隐私政策', page: '/app/help/gztk' };
const privacy = { title: '隐私政策', other: '规则与条款', page: '/app/help/ysgz' };

const meta = {
  title: '对话框/条款与隐私',
  component: LegalTextView,
  parameters: {
    docs: {
      description: { component: '在登录注册过程中查看规则与条款或隐私政策全文，返回后填写的内容都在。' },
    },
  },
  args: { ...terms, body: manyWords, onOther: fn(), onClose: fn() },
} satisfies Meta<typeof LegalTextView>;
export default meta;
type Story = StoryObj<typeof meta>;

const leadsTo =
  (other: string): Story['play'] =>
  async ({ args }) => {
    expect(await screen.findByText(/第一章/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: other }));
    expect(args.onOther).toHaveBeenCalledOnce();
  };
const showsItsPage: Story['play'] = async ({ args }) => {
  const link = await screen.findByRole('link', { name: '在新页面查看全文' });
  expect(link).toBeVisible();
  expect(link).toHaveAttribute('href', args.page);
};

export const Terms: Story = { name: '条款：全文', play: leadsTo('隐私政策') };
export const TermsComing: Story = { name: '条款：正在打开', args: { body: never } };
export const TermsMissing: Story = {
  name: '条款：打不开，去页面看',
  args: { body: offline },
  play: showsItsPage,
};
export const Privacy: Story = { name: '隐私：全文', args: privacy, play: leadsTo('规则与条款') };
export const PrivacyComing: Story = { name: '隐私：正在打开', args: { ...privacy, body: never } };
export const PrivacyMissing: Story = {
  name: '隐私：打不开，去页面看',
  args: { ...privacy, body: offline },
  play: showsItsPage,
};
