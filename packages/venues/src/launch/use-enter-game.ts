import { useBrand } from '@lobby/brand-kit';
import type { Game, ListedCategory, Venue } from '../venue-types.ts';
import { launchPlace } from './launch-place.ts';
import { useFrameLaunch } from './use-frame-launch.ts';

/** The way from a list of games into one of them. @param venues of the category, as far as they are known. */
export function useEnterGame(category: ListedCategory, venues: readonly Venue[]) {
  const { switches } = useBrand();
  const launching = useFrameLaunch(category);
  const enter = ({ channelCode, gameCode, name }: Game, isTrial: boolean) => {
    const venue = venues.find(one => one.channelCode === channelCode) ?? { channelCode, frame: true };
    launching.enter({ enName: channelCode, gameCode, name, isTrial }, launchPlace(venue, switches));
  };
  return { launching, enter };
}
