import { refusalText } from '@lobby/api-client/refusal-reasons';
import { failureText } from '@lobby/api-client/request';
import type { TransferInProps } from '@lobby/feature';
import { useSlots } from '@lobby/feature/slots';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { venuesMessages } from '../messages/index.ts';
import type { LaunchState } from './launch.flow.ts';
import css from './launch-note.module.css';
import type { Launching } from './use-launch.ts';

/** What stands in the way of a launch, over the page: why, and what can be done. Nothing while nothing does. */
export function LaunchNote({ launching }: { readonly launching: Launching }) {
  const t = useText(venuesMessages);
  const format = useFormat();
  const locale = useLocale();
  const { state, retry, dismiss } = launching;
  switch (state.step) {
    case 'maintenance':
      return (
        <AlertDialog
          open
          title={t('venues.launch.maintenance', { name: state.wanted.name })}
          onConfirm={dismiss}
        >
          {state.until > 0
            ? t('venues.launch.maintenance.until', { time: format.shortDateTime(state.until) })
            : t('venues.launch.maintenance.unknown')}
        </AlertDialog>
      );
    case 'failed': {
      const { failure, wanted } = state;
      const isKnown = failure.kind === 'refused' || failure.kind === 'unknown-code';
      return (
        <AlertDialog
          open
          title={t('venues.launch.failed', { name: wanted.name })}
          confirmText={t('venues.launch.retry')}
          cancelText={t('venues.launch.later')}
          onConfirm={retry}
          onCancel={dismiss}
        >
          {isKnown
            ? (refusalText(failure, locale) ?? failureText(failure, locale))
            : t('venues.launch.failed.unknown')}
        </AlertDialog>
      );
    }
    case 'address-refused':
      return (
        <AlertDialog open title={t('venues.launch.failed', { name: state.wanted.name })} onConfirm={dismiss}>
          {t('venues.address.refused')}
        </AlertDialog>
      );
    case 'abnormal':
      // Escape and the back button do nothing either: the one way on is to enter again.
      return (
        <Dialog
          open
          size="s"
          closable={false}
          onClose={() => {}}
          title={t('venues.launch.abnormal')}
          actions={
            <Button variant="primary" onClick={retry}>
              {t('venues.frame.again')}
            </Button>
          }
        >
          <p className={css.text}>{t('venues.launch.abnormal.text')}</p>
        </Dialog>
      );
    case 'tab-blocked':
      return <BlockedTab state={state} onClose={dismiss} />;
    case 'transfer-first':
      return <TransferFirst state={state} launching={launching} />;
    case 'idle':
    case 'login-first':
    case 'launching':
    case 'entered':
      return null;
  }
}

type At<Step extends LaunchState['step']> = Extract<LaunchState, { step: Step }>;

/** A link that the browser lets through, because it is pressed. */
function BlockedTab({ state, onClose }: { readonly state: At<'tab-blocked'>; onClose(): void }) {
  const t = useText(venuesMessages);
  const { name } = state.wanted;
  return (
    <Dialog open size="s" onClose={onClose} title={t('venues.launch.blocked')}>
      <p className={css.text}>{t('venues.launch.blocked.text', { name })}</p>
      <a className={css.open} href={state.url} target="_blank" rel="noopener noreferrer" onClick={onClose}>
        {t('venues.launch.blocked.open', { name })}
      </a>
    </Dialog>
  );
}

/** The words of the platform, and both ways in: with money, or without any. */
function TransferFirst({
  state,
  launching,
}: {
  readonly state: At<'transfer-first'>;
  readonly launching: Launching;
}) {
  const t = useText(venuesMessages);
  const locale = useLocale();
  const { transferIn } = useSlots();
  const TransferIn = useTransferIn(transferIn);
  const { wanted, failure } = state;
  const words = refusalText(failure, locale) ?? failureText(failure, locale);
  if (TransferIn)
    return (
      <Suspense>
        <TransferIn
          venue={{ channelCode: wanted.enName, name: wanted.name }}
          words={words}
          onEnter={launching.enterDirectly}
          onClose={launching.dismiss}
        />
      </Suspense>
    );
  return (
    <Dialog
      open
      size="s"
      onClose={launching.dismiss}
      title={t('venues.launch.activity', { name: wanted.name })}
      actions={
        <Button variant="primary" onClick={launching.enterDirectly}>
          {t('venues.launch.direct')}
        </Button>
      }
    >
      <p className={css.text}>{words}</p>
    </Dialog>
  );
}

/** The transfer dialog of the site; undefined where it has none. */
export function useTransferIn(
  load: (() => Promise<{ readonly default: ComponentType<TransferInProps> }>) | undefined,
): ComponentType<TransferInProps> | undefined {
  return useMemo(() => load && lazy(load), [load]);
}
