import { useSession } from '@lobby/api/session';
import { useBrand } from '@lobby/brand-kit';
import { Hero } from '../heroes/hero.by-look.tsx';
import type { HomePartProps } from './home-part-props.ts';

/** The top of the page: the brand's first banner. */
export function HeroPart({ onScenePlace }: HomePartProps) {
  const { loggedIn } = useSession();
  const { first } = useBrand().art.banners;
  return <Hero banner={first} isMember={loggedIn} onScenePlace={onScenePlace} />;
}
