import type { SetOnceState } from './set-once.flow.ts';

/** What the view of a dialog is drawn from that sets something once, and what it sends. */
export interface SetOnceViewProps {
  readonly state: SetOnceState;
  onEnter(value: string): void;
  onEdit(): void;
  onReturn(): void;
  onConfirm(): void;
  onClose(): void;
}
