import { useNavigation } from '@lobby/api/endpoints/advertising';
import { useSession } from '@lobby/api/session';
import { useIdle } from '@lobby/feature/use-idle';
import { lazy, Suspense } from 'react';
import { isHall } from '../use-halls.ts';

/** Where it cannot be fetched, the page does without. */
const OpeningNotice = lazy(() => import('./opening-notice.tsx').catch(() => ({ default: () => null })));

interface LazyOpeningNoticeProps {
  /** It stands by itself, so it says what it is about. */
  readonly alone?: boolean;
}

/** Lets a member ask to be told when the halls that are being prepared open. Nothing for visitors. */
export function LazyOpeningNotice({ alone = false }: LazyOpeningNoticeProps) {
  const { userId } = useSession();
  const { data } = useNavigation();
  const isIdle = useIdle();
  const halls = (data ?? []).flatMap(({ code, state }) => (isHall(code) && state === 'coming' ? [code] : []));
  if (!isIdle || userId === '' || halls.length === 0) return null;
  return (
    <Suspense>
      <OpeningNotice key={userId} halls={halls} alone={alone} />
    </Suspense>
  );
}
