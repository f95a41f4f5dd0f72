import type { DialogNames } from './dialog-names.ts';

/** A dialog that says something: its view alone. */
export function plainDialogFiles(names: DialogNames): Readonly<Record<string, string>> {
  const { name, component, constant, id, texts, title } = names;
  return {
    [`${name}.dialog.ts`]: `import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { ${texts} } from '../messages/index.ts';

/** ${title}. */
export const ${constant}Dialog = defineDialog(
  '${names.package}/${name}',
  withTexts(() => import('./${name}.view.tsx'), ${texts}),
);
`,
    [`${name}.view.tsx`]: `import type { DialogViewProps } from '@lobby/dialogs';
import { useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { ${texts} } from '../messages/index.ts';

/** The words, and one button. */
export default function ${component}View({ close }: DialogViewProps) {
  const t = useText(${texts});
  return (
    <AlertDialog open title={t('${id}.title')} onConfirm={close}>
      {t('${id}.text')}
    </AlertDialog>
  );
}
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import ${component}View from './${name}.view.tsx';

const meta = {
  title: '对话框/${title}',
  component: ${component}View,
  parameters: { docs: { description: { component: '${title}对话框。' } } },
  args: { payload: undefined, close: fn() },
} satisfies Meta<typeof ${component}View>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '默认',
  play: async ({ args }) => {
    expect(await screen.findByRole('alertdialog', { name: '${title}' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(args.close).toHaveBeenCalledOnce();
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = { name: '手机', globals: { width: '390' } };
`,
  };
}
