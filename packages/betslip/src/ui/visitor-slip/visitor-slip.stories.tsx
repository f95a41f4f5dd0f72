import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { enter, SlipStage } from '../../testing/slip-stage.tsx';
import { VisitorBar } from './visitor-bar.tsx';
import { VisitorSlip } from './visitor-slip.tsx';

const meta = {
  title: '投注/访客的投注单',
  component: VisitorSlip,
  parameters: {
    docs: {
      description: { component: '品牌允许访客浏览体育时，投注单的位置说明怎样开始投注，并引导登录或注册。' },
    },
  },
  render: () => (
    <SlipStage>
      <div style={{ padding: '1.5rem' }}>
        <VisitorSlip />
      </div>
    </SlipStage>
  ),
  beforeEach: () => enter('visitor'),
} satisfies Meta<typeof VisitorSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '默认',
  play: async ({ canvasElement }) => {
    const slip = within(await within(canvasElement).findByRole('region', { name: '投注单' }));
    await expect(slip.getByRole('button', { name: '登录' })).toBeVisible();
    await expect(slip.getByRole('button', { name: '注册' })).toBeVisible();
    await expect(slip.queryByRole('textbox')).toBeNull();
  },
};

export const Phone: Story = {
  name: '手机',
  tags: ['covers-page'],
  render: () => (
    <SlipStage>
      <div style={{ blockSize: '52rem' }}>
        <VisitorBar />
      </div>
    </SlipStage>
  ),
};
