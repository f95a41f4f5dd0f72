import type { Drawing, SceneKind } from '@lobby/brand-kit';
import { Closed } from './closed.tsx';
import { Done } from './done.tsx';
import { Empty } from './empty.tsx';
import { Failed } from './failed.tsx';
import { Missing } from './missing.tsx';

export const scenes: Readonly<Record<SceneKind, Drawing>> = {
  empty: Empty,
  failed: Failed,
  missing: Missing,
  done: Done,
  closed: Closed,
};
