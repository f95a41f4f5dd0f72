import { defineItem, textCodec } from '@lobby/api/storage';
import { tabStorage, takeFromTab } from '@lobby/api/storage/tab';
import { paths } from '@lobby/feature';

/** The page that was left by a reload, for the first who asks for it after that. */
const originalUrlItem = defineItem('original-url', textCodec);

/** Goes home by loading the site anew: nothing that this page holds in memory survives, so nothing broken does. */
export function goHomeAndReload(
  location: Pick<Location, 'assign' | 'pathname' | 'search'> = window.location,
): void {
  tabStorage.writeItem(originalUrlItem, location.pathname + location.search);
  location.assign(paths.home());
}

/** Where the member was before that; undefined where nothing was left, or it has been asked for. */
export function takeOriginalUrl(): string | undefined {
  return takeFromTab(originalUrlItem);
}
