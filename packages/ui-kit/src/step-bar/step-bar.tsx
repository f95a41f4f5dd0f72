import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './step-bar.module.css';

export interface StepBarProps {
  /** What the steps are of, for screen readers. */
  label: string;
  /** The name of each step, in order. */
  steps: readonly string[];
  /** The index of the current one. */
  at: number;
  /** Read out behind the name of a step that is done. */
  doneText: string;
}

/** Where in the steps of a dialog somebody is. */
export function StepBar({ label, steps, at, doneText }: StepBarProps): ReactNode {
  return (
    <ol className={css.bar} aria-label={label}>
      {steps.map((name, index) => (
        <li
          key={name}
          className={css.step}
          data-state={index < at ? 'done' : index === at ? 'now' : 'later'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={css.disc} aria-hidden="true">
            {index < at ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span>
            {name}
            {index < at && <VisuallyHidden>{doneText}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
