import type { ReactNode } from 'react';

export function SlipBar(): ReactNode {
  return null;
}
