import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: '基础/复制按钮',
  component: CopyButton,
  parameters: { docs: { description: { component: '放在不便手打的文字旁边：注单号、密钥、指纹。' } } },
  args: {
    text: 'OU10000001',
    label: '复制注单号',
    words: { copied: '已复制', failed: '复制失败，请手动选择' },
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {
  name: '在文字旁边',
  render: args => (
    <span style={{ display: 'inline-flex', gap: '0.5rem', alignItems: 'center' }}>
      {args.text}
      <CopyButton {...args} />
    </span>
  ),
};
