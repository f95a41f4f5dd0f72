import type { Brand } from '@lobby/brand-kit';

/** placeholder */
export function firstPaintScript(_brand: Brand): string {
  return '';
}
