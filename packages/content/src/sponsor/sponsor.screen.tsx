import { toFailure } from '@lobby/api';
import { useSponsorsQuery } from '@lobby/api/endpoints/sponsor-content';
import { useLocale } from '@lobby/i18n';
import { SponsorView } from './sponsor.view.tsx';

/** `/sponsor`: what the site sponsors, as its operator keeps it. */
export default function SponsorScreen() {
  const asked = useSponsorsQuery({ langx: useLocale() }, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = asked;
  return (
    <SponsorView
      sponsored={currentData}
      failure={currentData || !error ? undefined : toFailure(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
