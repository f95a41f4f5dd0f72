import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import AboutScreen from './about.screen.tsx';
import PrivacyScreen from './privacy.screen.tsx';
import { PrivacyBody } from './privacy-body.tsx';
import SaferGamblingScreen from './safer-gambling.screen.tsx';
import SportsRulesScreen from './sports-rules.screen.tsx';
import TermsScreen from './terms.screen.tsx';
import { TermsBody } from './terms-body.tsx';

const meta = {
  title: '页面/文字页',
  parameters: { docs: { description: { component: '规则、隐私、责任博彩与关于我们等以文字为主的页面。' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const titled =
  (title: string): Story['play'] =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: title }, { timeout: 10_000 });
  };

export const Terms: Story = { name: '规则与条款', render: () => <TermsScreen />, play: titled('规则与条款') };
export const Privacy: Story = { name: '隐私政策', render: () => <PrivacyScreen />, play: titled('隐私政策') };
export const About: Story = { name: '关于我们', render: () => <AboutScreen />, play: titled('关于我们') };
export const SportsRules: Story = {
  name: '体育规则与计算示例',
  render: () => <SportsRulesScreen />,
  play: titled('体育规则'),
};
export const SaferGambling: Story = {
  name: '理性娱乐',
  render: () => <SaferGamblingScreen />,
  play: titled('理性娱乐'),
};
export const InDialog: Story = { name: '弹窗中的条款正文', render: () => <TermsBody /> };
export const PrivacyInDialog: Story = { name: '弹窗中的隐私正文', render: () => <PrivacyBody /> };
