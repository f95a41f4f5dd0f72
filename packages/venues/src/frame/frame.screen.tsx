import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Link } from '@lobby/ui-kit/link';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { launchedBefore } from '../launch/launches.ts';
import { venuesMessages } from '../messages/index.ts';
import { GameFrame } from './game-frame.container.tsx';

/** One launch of this tab, by its id: never an address. An id of another tab leads nowhere. */
export default function FrameScreen() {
  const { info = '' } = useParams();
  const wanted = launchedBefore(info);
  if (!wanted) return <Gone />;
  return <GameFrame key={info} launchId={info} wanted={wanted} backTo={paths.home()} />;
}

function Gone() {
  const t = useText(venuesMessages);
  return (
    <Page>
      <Panel>
        <EmptyState
          isPage
          scene="missing"
          icon="offline"
          title={t('venues.frame.gone')}
          hint={t('venues.frame.gone.hint')}
          action={
            <Link as={RouterLink} standalone to={paths.home()}>
              {t('venues.frame.home')}
            </Link>
          }
        />
      </Panel>
    </Page>
  );
}
