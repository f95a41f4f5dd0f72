import type { KnownCall } from '../contract/known-call.ts';
import type { DialogNames } from './dialog-names.ts';

/** What the call sends is what the dialog was opened with. */
const payloadOf = (call: KnownCall | undefined) =>
  call ? `RequestOf<typeof contract.${call.id}>` : undefined;
const payloadImport = "import type { contract, RequestOf } from '@lobby/api-client/contract';\n";

/** The dialog as its feature declares it; with a call, opened with what the call sends. */
export function dialogFile(
  { name, component, constant, texts, title, ...names }: DialogNames,
  call: KnownCall | undefined,
): string {
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

/** The container: hook and view. */
export function containerFile({ name, component }: DialogNames, call: KnownCall | undefined): string {
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
