import { useSession } from '@lobby/api/session';
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
import { useListOf } from './use-list-of.ts';

/** One launch of this tab by its member, by its id: never an address. Any other id leads nowhere. */
export default function FrameScreen() {
  const { info = '' } = useParams();
  const { userId } = useSession();
  const wanted = launchedBefore(info);
  const list = useListOf(wanted?.enName ?? '');
  if (!wanted) return <Gone />;
  return (
    <GameFrame
      key={`${userId} ${info}`}
      launchId={info}
      wanted={wanted}
      backTo={list?.path ?? paths.home()}
    />
  );
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
