import type { MemberPause } from '@lobby/api-client/contract/pause';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Actions } from '@lobby/ui-kit/actions';
import { Link } from '@lobby/ui-kit/link';
import { Panel } from '@lobby/ui-kit/panel';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { walletMessages } from '../messages/index.ts';
import { usePauseWords } from './pause-words.ts';

interface PausePanelProps {
  readonly pause: MemberPause;
  /** By the server's clock, ms. */
  readonly now: number;
  /** What is not possible meanwhile. */
  readonly title: string;
  /** What it means for what the page is about. */
  readonly children?: ReactNode;
}

const ways = [
  { id: 'withdrawal', to: paths.mine.withdrawal() },
  { id: 'limits', to: paths.mine.limits() },
  { id: 'help', to: paths.help.bczr() },
] as const;

/** Says of a time-out or exclusion what is not possible, until when, and what is all the same. */
export function PausePanel({ pause, now, title, children }: PausePanelProps) {
  const t = useText(walletMessages);
  const words = usePauseWords();
  const pathExists = usePathExists();
  return (
    <Panel heading={title}>
      <p role="status">{words(pause, now)}</p>
      {children && <p>{children}</p>}
      <p>{t('wallet.pause.open')}</p>
      <Actions>
        {ways
          .filter(({ to }) => pathExists(to))
          .map(({ id, to }) => (
            <Link key={id} as={RouterLink} standalone to={to}>
              {t(`wallet.pause.way.${id}`)}
            </Link>
          ))}
      </Actions>
    </Panel>
  );
}
