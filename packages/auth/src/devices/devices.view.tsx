import { refusalTitle } from '@lobby/api-client/refusal-reasons';
import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { Dialog } from '@lobby/ui-kit/dialog';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Tabs } from '@lobby/ui-kit/tabs';
import { type ReactNode, useState } from 'react';
import { authMessages } from '../messages/index.ts';
import { DeviceRow, type DeviceSession } from './device-row.tsx';
import type { DevicesState, SessionsToEnd } from './devices.flow.ts';
import css from './devices.module.css';

type Tab = 'devices' | 'security-log';

export interface DevicesViewProps {
  /** What is looked at first. */
  first?: Tab | undefined;
  state: DevicesState;
  /** Undefined while they are being fetched, or when that failed. */
  sessions: readonly DeviceSession[] | undefined;
  /** Why there are none. */
  failure: ApiFailure | undefined;
  onRetry: () => void;
  /** The other tab, drawn and fetched when it is looked at. */
  securityLog: ReactNode;
  onEnd: (target: SessionsToEnd) => void;
  onConfirm: () => void;
  onCancel: () => void;
  onClose: () => void;
}

/** Draws the sessions, what happened to the account, and the question before any session ends. */
export function DevicesView(props: DevicesViewProps) {
  const { sessions, securityLog, onEnd, onClose } = props;
  const t = useText(authMessages);
  const [tab, setTab] = useState<Tab>(props.first ?? 'devices');
  const others = sessions?.filter(session => !session.current).length ?? 0;
  const actions = tab === 'devices' && sessions && (
    <>
      <Button variant="ghost" onClick={() => onEnd('everywhere')}>
        {t('auth.devices.everywhere')}
      </Button>
      <Button
        variant="primary"
        disabledLook={others === 0}
        reason={others === 0 ? t('auth.devices.alone') : undefined}
        onClick={() => others > 0 && onEnd('others')}
      >
        {t('auth.devices.others')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('auth.devices.title')} size="m" actions={actions || undefined}>
      <Tabs<Tab>
        label={t('auth.devices.title')}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'devices', label: t('auth.devices.tab'), panel: <Sessions {...props} /> },
          {
            value: 'security-log',
            label: t('auth.securityLog.tab'),
            panel: tab === 'security-log' && securityLog,
          },
        ]}
      />
      <Question {...props} others={others} />
    </Dialog>
  );
}

function Sessions({ state, sessions, failure, onRetry, onEnd }: DevicesViewProps) {
  const t = useText(authMessages);
  const locale = useLocale();
  return (
    <div className={css.sheet}>
      <p className={css.hint}>{t('auth.devices.hint')}</p>
      {state.step === 'looking' && state.failure && (
        <Callout tone="danger" role="alert" title={refusalTitle(state.failure, locale)}>
          {inlineText(state.failure, locale)}
        </Callout>
      )}
      {sessions ? (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
          <section className={css.scroll} tabIndex={0} aria-label={t('auth.devices.title')}>
            <ul className={css.list}>
              {sessions.map(session => (
                <DeviceRow
                  key={session.id}
                  session={session}
                  onEnd={() => onEnd({ id: session.id, device: session.device || t('auth.devices.unknown') })}
                />
              ))}
            </ul>
          </section>
          <p className={css.zone}>{t('auth.devices.zone')}</p>
        </>
      ) : failure ? (
        <ErrorState
          size="s"
          title={t('auth.devices.failed')}
          hint={inlineText(failure, locale)}
          onRetry={onRetry}
        />
      ) : (
        <SkeletonGroup className={css.list}>
          <Skeleton shape="block" height="4.5rem" />
          <Skeleton shape="block" height="4.5rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function Question({ state, others, onConfirm, onCancel }: DevicesViewProps & { others: number }) {
  const t = useText(authMessages);
  if (state.step !== 'asking' && state.step !== 'ending') return null;
  const { target } = state;
  const question =
    target === 'everywhere'
      ? { title: t('auth.devices.askEverywhere'), text: t('auth.devices.askEverywhereText') }
      : target === 'others'
        ? { title: t('auth.devices.askOthers'), text: t('auth.devices.askOthersText', { count: others }) }
        : { title: t('auth.devices.askOne'), text: t('auth.devices.askOneText', { device: target.device }) };
  return (
    <AlertDialog
      open
      danger
      busy={state.step === 'ending'}
      title={question.title}
      onCancel={onCancel}
      confirmText={t('auth.devices.confirm')}
      onConfirm={onConfirm}
    >
      {question.text}
    </AlertDialog>
  );
}
