import type { Meta, StoryObj } from '@storybook/react-vite';

import { SteppingTitle } from './stepping-title.tsx';

const meta = {
  title: '数据/步进标题',
  component: SteppingTitle,
  parameters: {
    docs: {
      description: { component: '放得下就不动；超过 15 个字时每 300 毫秒移动一个字，读屏只读一遍全文。' },
    },
  },
} satisfies Meta<typeof SteppingTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = { name: '不超过 15 字，不动', args: { text: '英格兰超级联赛' } };
export const Stepping: Story = {
  name: '超过 15 字，每 300 毫秒一步',
  args: { text: '亚洲足球联合会冠军联赛精英赛东亚区小组赛第五轮' },
};
