import type { KnownCall } from '../contract/known-call.ts';
import { pascal } from '../names.ts';
import type { DialogNames } from './dialog-names.ts';

/** A story for each step, and with a call for its time under way and its refusal. */
export function storiesFile(
  names: DialogNames,
  steps: readonly string[],
  call: KnownCall | undefined,
): string {
  const { name, component, title } = names;
  const last = steps.at(-1);
  const each = steps.map((step, at) => {
    const button = step === last ? (call ? '提交' : '完成') : '下一步';
    return `export const Step${pascal(step)}: Story = {
  name: '第 ${at + 1} 步',
  args: { state: { step: '${step}' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '${button}' }));
    expect(args.onNext).toHaveBeenCalledOnce();
  },
};`;
  });
  return `${call ? "import { refused } from '@lobby/api-client/testing';\n" : ''}import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ${component}View } from './${name}.view.tsx';

const meta = {
  title: '对话框/${title}',
  component: ${component}View,
  parameters: { docs: { description: { component: '${title}对话框。' } } },
  args: { state: { step: '${steps[0]}' }, onNext: fn(), onBack: fn(), onClose: fn() },
} satisfies Meta<typeof ${component}View>;
export default meta;
type Story = StoryObj<typeof meta>;

${each.join('\n')}
${
  call
    ? `export const Sending: Story = { name: '提交中', args: { state: { step: 'sending' } } };
export const Failed: Story = {
  name: '没能提交',
  args: { state: { step: '${last}', failure: refused('system-busy') } },
  play: async () => {
    expect(await screen.findByRole('alert')).toBeVisible();
  },
};
`
    : ''
}export const Done: Story = {
  name: '完成',
  args: { state: { step: 'done' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '知道了' }));
    expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = { name: '手机', globals: { width: '390' } };
`;
}
