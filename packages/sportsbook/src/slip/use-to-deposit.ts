import { useSession } from '@lobby/api/session';
import { usePause } from '@lobby/api/use-pause';
import { useBrand } from '@lobby/brand-kit';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { wayBackTo } from '@lobby/feature/way-back';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Goes from the slip to the deposit page, which then leads back to this list or match. Undefined where the site takes no
 * deposits, and in a pause, in which nothing invites to one. The same function for as long as the page stands.
 */
export function useToDeposit(): (() => void) | undefined {
  const { switches } = useBrand();
  const pathExists = usePathExists();
  const pause = usePause(useSession().loggedIn);
  const navigate = useNavigate();
  const here = useLocation();
  const latest = useRef(() => {});
  useEffect(() => {
    latest.current = () => void navigate(paths.mine.deposit(), { state: wayBackTo(here) });
  });
  const [go] = useState(() => () => latest.current());
  return switches.deposit && pathExists(paths.mine.deposit()) && pause === null ? go : undefined;
}
