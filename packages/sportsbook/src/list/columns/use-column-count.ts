import { phone, useMedia } from '@lobby/feature/use-media';
import { tablet } from '../../state/widths.ts';
import type { ColumnCount } from './columns.ts';

/** How many columns of prices have room in the list. */
export function useColumnCount(): ColumnCount {
  const isTablet = useMedia(tablet);
  const isPhone = useMedia(phone);
  return isPhone ? 2 : isTablet ? 3 : 6;
}
