import { useNavigation } from '@lobby/api/endpoints/advertising';
import { type HallCode, useBrand } from '@lobby/brand-kit';
import { usePathExists } from '@lobby/feature/known-paths';
import { categories, defaultNavigation, isCategory, wayTo } from '../../header/categories.ts';
import type { Hall } from './hall.ts';

/** The halls that the site shows, in the platform's order, and whether it is still to say which. */
export function useHalls(): { readonly halls: readonly Hall[]; readonly waits: boolean } {
  const { data, isError } = useNavigation();
  const { skippingSports } = useBrand().switches;
  const pathExists = usePathExists();
  const halls = (data ?? defaultNavigation).flatMap(({ code, state }): Hall[] => {
    if (!isHall(code) || state === 'hidden') return [];
    const to = wayTo(code, skippingSports);
    return [{ code, to: state === 'open' && pathExists(to) ? to : undefined }];
  });
  return { halls, waits: !data && !isError };
}

/** Whether a code of the platform is of a hall of games. */
export function isHall(code: string): code is HallCode {
  return isCategory(code) && 'hall' in categories[code];
}
