import type { ApiFailure } from '@lobby/api-client/request';
import type { TextBinding } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { DialogStageProvider } from '@lobby/ui-kit/dialog-stage';
import { Hint } from '@lobby/ui-kit/hint';
import type { ReactNode } from 'react';
import { useCaptchaWords } from '../captcha/index.ts';
import {
  CallNotice,
  CodeField,
  type CodeWay,
  FraudWarning,
  GetCode,
  useCodeProblem,
} from '../codes/index.ts';
import { type CodeProblem, codeFor } from './ask-code.flow.ts';
import css from './code-part.module.css';
import type { Contact } from './code-purpose.ts';
import { confirmMessages } from './messages/index.ts';
import type { AskCode } from './use-ask-code.ts';

/** What a view is given of a code. */
export type AskCodeProps = Pick<AskCode, 'state' | 'seconds' | 'send' | 'want' | 'acceptCall'>;

interface CodePartProps {
  ask: AskCodeProps;
  contact: Contact;
  /** Where the code goes as the form is now; empty while that is unknown. */
  to: string;
  /** The same, for people. */
  shown: string;
  field: TextBinding;
  /** Clears the digits without marking an edit. */
  onEmpty: () => void;
  /** What the platform said of the code that was tried. */
  refusal: ApiFailure | undefined;
  onWant: (way: CodeWay) => void;
}

/** The button for a code, its boxes, and what to know about both. */
export function CodePart({ ask, contact, to, shown, field, onEmpty, refusal, onWant }: CodePartProps) {
  const t = useText(confirmMessages);
  const { state } = ask;
  const sent = codeFor(state, to);
  const isSame = state.target?.to === to;
  const seconds = isSame ? ask.seconds : 0;
  const words = useProblemWords(seconds);
  const problem = state.step === 'idle' && isSame ? state.problem : undefined;
  const hint = sent && t(`confirm.code.sent.${sent.way}`, { target: shown });

  return (
    <>
      <div className={css.part}>
        <div className={css.get}>
          <GetCode
            again={sent !== undefined || refusal !== undefined}
            seconds={seconds}
            busy={state.step === 'sending'}
            onWant={() => onWant(contact === 'phone' ? 'sms' : 'email')}
            onCall={contact === 'phone' ? () => onWant('voice') : undefined}
          />
        </div>
        <Hint role="alert" tone="danger">
          {problem && words(problem)}
        </Hint>
        <CodeField {...field} onEmpty={onEmpty} refusal={refusal} sent={sent?.ticket} hint={hint} />
        <FraudWarning />
      </div>
      <DialogStageProvider open nested={null} onGone={stay}>
        <CallNotice
          open={state.step === 'announcing-call'}
          onAccept={ask.acceptCall}
          onCancel={() => ask.send({ type: 'gave-up' })}
        />
      </DialogStageProvider>
    </>
  );
}

/** What stands over the dialog leaves without it. */
function stay(): void {}

/** Why no code was sent, in a sentence. */
function useProblemWords(seconds: number): (problem: CodeProblem) => ReactNode {
  const codeProblem = useCodeProblem(seconds);
  const captchaWords = useCaptchaWords();
  return problem => (problem.kind === 'call' ? codeProblem(problem.failure) : captchaWords(problem.problem));
}
