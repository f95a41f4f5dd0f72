import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon.tsx';
import type { SceneKind } from '../scene/scene.tsx';
import { useUiText } from '../ui-text/ui-text.tsx';
import { StateFrame } from './state-frame.tsx';

export interface EmptyStateProps {
  /** Defaults to 暂无数据. */
  title?: string;
  /** What to do next, in a sentence. */
  hint?: ReactNode;
  /** A button or link that does it; several stand side by side. */
  action?: ReactNode;
  icon?: IconName;
  size?: 's' | 'm';
  /** What the drawing above it says; `empty` unless something else is the matter. */
  scene?: SceneKind;
  /** It is all there is on the page, so its title is the page's heading. */
  isPage?: boolean;
}

/** Nothing here, and what to do about it. */
export function EmptyState({
  title,
  icon = 'receipt',
  size = 'm',
  scene = 'empty',
  hint,
  action,
  isPage,
}: EmptyStateProps): ReactNode {
  const words = useUiText();
  return (
    <StateFrame
      title={title ?? words.noData}
      hint={hint}
      action={action}
      icon={icon}
      size={size}
      scene={scene}
      isPage={isPage}
    />
  );
}
