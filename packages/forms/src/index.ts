export type { ChoiceBinding, FieldForm, TextBinding } from './field-form.ts';
export { hasFinePointer } from './has-fine-pointer.ts';
export { type Check, defineRules, filled, type Rules, ticked } from './rules/define-rules.ts';
export {
  type Submission,
  type SubmissionEvent,
  startSubmission,
  submissionFlow,
} from './submission-flow.ts';
export { SubmitButton } from './submit-button.tsx';
export { useFieldForm } from './use-field-form.ts';
