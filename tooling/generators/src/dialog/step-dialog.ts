import type { KnownCall } from '../contract/known-call.ts';
import { pascal } from '../names.ts';
import type { DialogNames } from './dialog-names.ts';
import { flowFile, flowTest } from './flow-files.ts';

/** A dialog with steps: flow, hook, container, view; with a call, a step for its time under way. */
export function stepDialogFiles(
  names: DialogNames,
  steps: readonly string[],
  call: KnownCall | undefined,
): Readonly<Record<string, string>> {
  const { name } = names;
  return {
    [`${name}.flow.ts`]: flowFile(names, steps, call !== undefined),
    [`${name}.flow.test.ts`]: flowTest(names, steps, call !== undefined),
    [`use-${name}.ts`]: call ? callingHook(names, call) : hook(names),
    [`${name}.container.tsx`]: container(names, call),
    [`${name}.view.tsx`]: view(names, steps, call),
    [`${name}.module.css`]: `@layer features {
  .sheet {
    display: grid;
    gap: var(--space-3);
    overflow-wrap: anywhere;
  }
${call ? '\n  .bad {\n    color: var(--color-danger);\n    font-size: var(--font-size-13);\n  }\n' : ''}}
`,
    [`${name}.dialog.ts`]: dialog(names, call),
    [`${name}.stories.tsx`]: stories(names, steps, call),
  };
}

/** What the call sends is what the dialog was opened with. */
const payloadOf = (call: KnownCall | undefined) =>
  call ? `RequestOf<typeof contract.${call.id}>` : undefined;
const payloadImport = "import type { contract, RequestOf } from '@lobby/api-client/contract';\n";

function dialog(
  { name, component, constant, texts, title, ...names }: DialogNames,
  call: KnownCall | undefined,
) {
  return `${call ? payloadImport : ''}import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { ${texts} } from '../messages/index.ts';

${call ? `/** What is sent at the end. */\nexport type ${component} = ${payloadOf(call)};\n\n` : ''}/** ${title}. */
export const ${constant}Dialog = defineDialog${call ? `<${component}>` : ''}(
  '${names.package}/${name}',
  withTexts(() => import('./${name}.container.tsx'), ${texts}),
);
`;
}

function hook({ name, component, constant }: DialogNames): string {
  return `import { useReducer } from 'react';
import { ${constant}Flow, start${component} } from './${name}.flow.ts';

/** Runs the dialog. The only file of it that may call the API: turn answers into events here. */
export function use${component}() {
  const [state, send] = useReducer(${constant}Flow, start${component});
  return { state, send, goOn: () => send({ type: 'went-on' }) };
}
`;
}

function callingHook({ name, component, constant }: DialogNames, { hook: made }: KnownCall): string {
  const call = (made?.name ?? '').replace(
    /^use(\w)(\w*)Mutation$/,
    (_, first: string, rest: string) => first.toLowerCase() + rest,
  );
  return `import { toFailure } from '@lobby/api-client/api';
import { ${made?.name} } from '${made?.door}';
import { useReducer } from 'react';
import type { ${component} } from './${name}.dialog.ts';
import { ${constant}Flow, start${component} } from './${name}.flow.ts';

/** Runs the dialog: the only file of it that calls the API, and turns the answer into an event. */
export function use${component}(payload: ${component}) {
  const [state, send] = useReducer(${constant}Flow, start${component});
  const [${call}] = ${made?.name}();

  async function goOn(): Promise<void> {
    const event = { type: 'went-on' } as const;
    send(event);
    if (${constant}Flow(state, event).step !== 'sending' || state.step === 'sending') return;
    const { error } = await ${call}(payload);
    send(error ? { type: 'failed', failure: toFailure(error) } : { type: 'succeeded' });
  }

  return { state, send, goOn };
}
`;
}

function container({ name, component }: DialogNames, call: KnownCall | undefined): string {
  return `import type { DialogViewProps } from '@lobby/dialogs';
${call ? `import type { ${component} } from './${name}.dialog.ts';\n` : ''}import { ${component}View } from './${name}.view.tsx';
import { use${component} } from './use-${name}.ts';

/** Wires the hook to the view. */
export default function ${component}Container({ ${call ? 'payload, ' : ''}close }: DialogViewProps${call ? `<${component}>` : ''}) {
  const { state, send, goOn } = use${component}(${call ? 'payload' : ''});
  return (
    <${component}View
      state={state}
      onNext={${call ? '() => void goOn()' : 'goOn'}}
      onBack={() => send({ type: 'went-back' })}
      onClose={close}
    />
  );
}
`;
}

function view(names: DialogNames, steps: readonly string[], call: KnownCall | undefined): string {
  const { name, component, id, texts, title } = names;
  const last = steps.at(-1);
  const shown = call ? "state.step === 'sending' ? LAST_STEP : state.step" : 'state.step';
  return `${call ? "import { refusalText } from '@lobby/api-client/refusal-reasons';\n" : ''}import { ${call ? 'useLocale, ' : ''}useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { ${texts} } from '../messages/index.ts';
import type { ${component}State } from './${name}.flow.ts';
import css from './${name}.module.css';

const FIRST_STEP = '${steps[0]}';
const LAST_STEP = '${last}';

export interface ${component}ViewProps {
  readonly state: ${component}State;
  onNext(): void;
  onBack(): void;
  onClose(): void;
}

/** Draws ${title} for a state. */
export function ${component}View({ state, onNext, onBack, onClose }: ${component}ViewProps) {
  const t = useText(${texts});
${
  call
    ? `  const locale = useLocale();
  const busy = state.step === 'sending';
  const failure = state.step === LAST_STEP ? state.failure : undefined;
`
    : ''
}  if (state.step === 'done')
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('${id}.title')}
        actions={
          <Button variant="primary" onClick={onClose}>
            {t('${id}.close')}
          </Button>
        }
      >
        <p>{t('${id}.done')}</p>
      </Dialog>
    );
  const step = ${shown};
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('${id}.title')}
      actions={
        <>
          {step !== FIRST_STEP && (
            <Button onClick={onBack}${call ? ' disabledLook={busy}' : ''}>
              {t('${id}.back')}
            </Button>
          )}
          <Button variant="primary"${call ? ' busy={busy}' : ''} onClick={onNext}>
            {t(step === LAST_STEP ? '${id}.submit' : '${id}.next')}
          </Button>
        </>
      }
    >
      <div className={css.sheet}>
        <p>{t(\`${id}.step.\${step}\`)}</p>
${
  call
    ? `        {failure && (
          <p role="alert" className={css.bad}>
            {refusalText(failure, locale)}
          </p>
        )}
`
    : ''
}      </div>
    </Dialog>
  );
}
`;
}

function stories(names: DialogNames, steps: readonly string[], call: KnownCall | undefined): string {
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
