import { patient, WithPages } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleGrades } from '../testing/sample-vip.ts';
import { GradesView } from './grades.view.tsx';

const rebates = (['TY', 'DJ', 'ZR', 'QP', 'CP', 'DZ', 'BY'] as const).map(category => ({
  ...{ category, low: '0.40', high: '0.90', lowCap: '8888', highCap: '97768', gradeWeight: 100 },
}));

const meta = {
  title: '会员/VIP 等级',
  component: GradesView,
  parameters: { docs: { description: { component: '所有等级的要求与礼金，以及各类别的返水。' } } },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  args: {
    terms: { keepDays: 90, grades: sampleGrades },
    rebates,
    own: 3,
    failure: undefined,
    isRetrying: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof GradesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '默认',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const own = await canvas.findByRole('row', { name: /VIP 3 我的等级/ }, patient);
    await expect(own).toHaveAttribute('aria-current', 'true');
    await expect(within(own).getByText('¥200,000')).toBeVisible();
    await canvas.findByText('体育');
  },
};
export const Loading: Story = {
  name: '加载中',
  args: { terms: undefined, rebates: undefined, own: undefined },
};
export const Failed: Story = {
  name: '加载失败',
  args: { terms: undefined, rebates: undefined, failure: { kind: 'offline' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('VIP 等级没有加载成功', {}, patient);
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = { name: '手机', globals: { width: '390' } };
