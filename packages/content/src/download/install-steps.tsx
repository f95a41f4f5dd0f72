import { useText } from '@lobby/i18n';
import { Panel } from '@lobby/ui-kit/panel';
import { Segmented } from '@lobby/ui-kit/segmented';
import { type ReactNode, useState } from 'react';
import { contentMessages } from '../messages/index.ts';
import css from './download.module.css';
import { type InstallPlatform, installPlatforms } from './install-platform.ts';

const steps = [1, 2, 3] as const;

/** What to press in the browser of each device; the own one first. */
export function InstallSteps({ device }: { readonly device: InstallPlatform }): ReactNode {
  const t = useText(contentMessages);
  const [shown, setShown] = useState(device);
  return (
    <Panel heading={t('content.download.steps')}>
      <Segmented
        wide
        label={t('content.download.device')}
        items={installPlatforms.map(value => ({ value, label: t(`content.download.device.${value}`) }))}
        value={shown}
        onChange={setShown}
      />
      <ol className={css.steps}>
        {steps.map(step => (
          <li key={step}>{t(`content.download.${shown}.${step}`)}</li>
        ))}
      </ol>
    </Panel>
  );
}
