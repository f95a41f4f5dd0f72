import { paths } from '@lobby/feature';

/** Goes home by loading the site anew: nothing that this page holds in memory survives, so nothing broken does. */
export function goHomeAndReload(location: Pick<Location, 'assign'> = window.location): void {
  location.assign(paths.home());
}
