import type { SharedSlipProps, Slots } from '@lobby/feature';
import { SlotsProvider } from '@lobby/feature/slots';
import { WithPages } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SlipCard } from './slip-card.tsx';

const waits = ({ waiting }: SharedSlipProps) => waiting;
const part =
  (drawn: typeof waits): NonNullable<Slots['sharedSlip']> =>
  async () => ({ default: drawn });

const meta = {
  title: '聊天/投注单卡片',
  component: SlipCard,
  parameters: {
    docs: {
      description: {
        component: '聊天室里分享的投注单：看到时才载入选项和现在的赔率，载入前后高度不变。',
      },
    },
    sharedSlip: part(() => <p>富勒姆</p>),
  },
  args: { code: '7K3M9PQ2XAB' },
  decorators: [
    // Safe: each story says what loads the picks, or nothing does.
    (Story, { parameters }) => (
      <SlotsProvider value={{ sharedSlip: parameters.sharedSlip as Slots['sharedSlip'] }}>
        <WithPages>
          <Story />
        </WithPages>
      </SlotsProvider>
    ),
  ],
} satisfies Meta<typeof SlipCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  name: '选项载入后',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('富勒姆')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '加入投注单' })).toHaveAttribute(
      'href',
      '/game/sport/crty?slip=7K3M9PQ2XAB',
    );
  },
};
export const Waiting: Story = {
  name: '载入中',
  parameters: { sharedSlip: part(waits) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('正在载入投注单的选项')).toBeInTheDocument();
  },
};
let tries = 0;
export const Failed: Story = {
  name: '没能载入，可以重试',
  parameters: {
    sharedSlip: async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return { default: () => <p>富勒姆</p> };
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('富勒姆')).toBeVisible();
  },
};
export const FailedForNow: Story = {
  name: '没能载入',
  parameters: { sharedSlip: () => Promise.reject(new Error('offline')) },
};
export const CodeOnly: Story = { name: '只有分享码', parameters: { sharedSlip: undefined } };
export const Traditional: Story = { ...FailedForNow, name: '繁體', globals: { locale: 'zh-TW' } };
