import type { ScreenNames } from './screen-names.ts';

/** The top of a screen's stories: its place among the others, what it is for, what it is given. */
export function storyHead({ component, title }: ScreenNames, args: string): string {
  return `/** For the first look at something that is loaded on demand. */
const patient = { timeout: 10_000 } as const;

const meta = {
  title: '页面/${title}',
  component: ${component}View,
  parameters: { docs: { description: { component: '${title}页面。' } } },
  args: ${args},
} satisfies Meta<typeof ${component}View>;
export default meta;
type Story = StoryObj<typeof meta>;`;
}

/** The stories of what can go wrong, the same for every screen that asks. */
export const storiesOfFailures = `export const Waiting: Story = {
  name: '加载中',
  args: { answer: undefined, isFetching: true },
};
export const Failed: Story = {
  name: '加载失败',
  args: { answer: undefined, failure: refused('system-busy') },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重试' }, patient));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = {
  name: '网络断开',
  args: { answer: undefined, failure: { kind: 'offline' } },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = { name: '手机', globals: { width: '390' } };
`;
