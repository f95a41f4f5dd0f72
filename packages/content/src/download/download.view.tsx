import { useBrand } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Columns } from '@lobby/ui-kit/columns';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import { Hint } from '@lobby/ui-kit/hint';
import { Icon } from '@lobby/ui-kit/icon';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { QrCode } from '@lobby/ui-kit/qr-code';
import type { ReactNode } from 'react';
import { PageHero } from '../hero/page-hero.tsx';
import { contentMessages } from '../messages/index.ts';
import css from './download.module.css';
import type { InstallPlatform } from './install-platform.ts';
import { InstallSteps } from './install-steps.tsx';

interface DownloadViewProps {
  /** Of this page, for a phone. */
  readonly address: string;
  /** What this browser runs on. */
  readonly device: InstallPlatform;
  /** The page is shown inside another app, which installs nothing. */
  readonly isInsideApp: boolean;
  /** It is the installed site that shows it. */
  readonly isInstalled: boolean;
  /** Asks the browser to install; undefined where it has not offered it. */
  readonly onInstall: (() => void) | undefined;
}

const traits = ['window', 'fresh', 'file', 'login'] as const;

/** How to install the site: the browser's own way where it offers one, the steps otherwise, and the way to a phone. */
export function DownloadView(props: DownloadViewProps): ReactNode {
  const { address, device, isInsideApp, isInstalled, onInstall } = props;
  const t = useText(contentMessages);
  const name = useBrand().words.name[useLocale()];
  const words = { copied: t('content.download.copied'), failed: t('content.download.copyFailed') };
  const state = isInstalled ? 'installed' : isInsideApp ? 'inside' : onInstall ? 'offered' : 'steps';
  return (
    <Page>
      <PageHero
        title={t('content.download.heading', { name })}
        intro={t(`content.download.state.${state}`, { name })}
      >
        {state === 'offered' && (
          <Button variant="primary" size="l" onClick={onInstall}>
            <Icon name="download" size={20} />
            {t('content.download.install')}
          </Button>
        )}
      </PageHero>
      <Columns>
        <InstallSteps device={device} />
        <Panel heading={t('content.download.phone')} intro={t('content.download.phoneHint')}>
          <div className={css.phone}>
            <QrCode text={address} label={t('content.download.qr')} />
            <p className={css.address} translate="no">
              <span>{address}</span>
              <CopyButton text={address} label={t('content.download.copy')} words={words} />
            </p>
          </div>
        </Panel>
      </Columns>
      <Panel heading={t('content.download.traits')}>
        <ul className={css.traits}>
          {traits.map(trait => (
            <li key={trait}>{t(`content.download.trait.${trait}`)}</li>
          ))}
        </ul>
        <Hint>{t('content.download.warning', { name })}</Hint>
      </Panel>
    </Page>
  );
}
