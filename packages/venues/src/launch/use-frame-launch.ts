import { useNavigate } from 'react-router-dom';
import type { VenueCategory } from '../venue-types.ts';
import { launchPage } from './launch-path.ts';
import { keepLaunch } from './launches.ts';
import { type Launching, useLaunch } from './use-launch.ts';

/** Enters games of a category: what was launched is kept, and the page of its frame opens. */
export function useFrameLaunch(category: VenueCategory): Launching {
  const navigate = useNavigate();
  return useLaunch(({ wanted, launchId, url }) => {
    const page = launchPage(wanted, launchId, category === 'DZ');
    keepLaunch(page.launchId, { wanted, url });
    void navigate(page.path);
  });
}
