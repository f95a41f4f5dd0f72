import type { KnownCall } from '../contract/known-call.ts';
import type { DialogNames } from './dialog-names.ts';

/** The view: draws the state of the flow, and sends what was pressed. */
export function viewFile(names: DialogNames, steps: readonly string[], call: KnownCall | undefined): string {
  const { name, component, id, texts, title } = names;
  const last = steps.at(-1);
  const shown = call ? "state.step === 'sending' ? LAST_STEP : state.step" : 'state.step';
  return `${call ? "import { refusalText } from '@lobby/api-client/refusal-reasons';\n" : ''}import { ${call ? 'useLocale, ' : ''}useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
${call ? "import { Callout } from '@lobby/ui-kit/callout';\n" : ''}import { Dialog } from '@lobby/ui-kit/dialog';
import { Stack } from '@lobby/ui-kit/stack';
import { ${texts} } from '../messages/index.ts';
import type { ${component}State } from './${name}.flow.ts';

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
      <Stack gap={3}>
        <p>{t(\`${id}.step.\${step}\`)}</p>
${
  call
    ? `        {failure && (
          <Callout role="alert">{refusalText(failure, locale)}</Callout>
        )}
`
    : ''
}      </Stack>
    </Dialog>
  );
}
`;
}
