import { type FieldForm, useFieldForm } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { verificationMessages } from '@lobby/verification/messages';
import { type Region, regionOf } from '@lobby/verification/rules';
import { useEffect } from 'react';
import { authMessages } from '../messages/index.ts';
import { type RecoveryState, stageOf } from './recover-password.flow.ts';
import {
  emptyRecovery,
  type RecoveryMessage,
  type RecoveryValues,
  recoveryReaders,
  recoveryRules,
} from './recover-password.form.ts';
import type { RecoverPasswordViewProps } from './recover-password.props.ts';

export type RecoveryForm = FieldForm<RecoveryValues, RecoveryMessage>;

type Options = Pick<
  RecoverPasswordViewProps,
  'regions' | 'initial' | 'onEdit' | 'onAccount' | 'onCode' | 'onPassword'
> & { state: Exclude<RecoveryState, { step: 'done' }>; busy: boolean };

/** The form of the wizard; what was typed in one step is still there when the member comes back. */
export function useRecoveryForm(options: Options): RecoveryForm {
  const { state, busy, regions, onEdit } = options;
  const t = useText(authMessages, verificationMessages);
  const stage = stageOf(state);
  const way = 'way' in state ? state.way : state.account.way;
  const codeIsLive = 'ticket' in state && state.ticket !== undefined;

  const form = useFieldForm<RecoveryValues, RecoveryMessage>({
    initial: { ...emptyRecovery, ...options.initial },
    rules: recoveryRules({ stage, way, regions: regions.list, codeIsLive }),
    read: recoveryReaders(regions.list),
    labels: {
      name: t('auth.username.label'),
      region: t('verification.region.label'),
      phone: t('verification.phone.label'),
      email: t('verification.email.label'),
      code: t('verification.code.label'),
      password: t('auth.recover.password.label'),
      repeat: t('auth.recover.repeat.label'),
    },
    say: t,
    busy,
    step: stage,
    onEdit,
    onSubmit: send,
  });

  function send(values: RecoveryValues): void {
    const { name, code, password, repeat } = values;
    if (stage === 1) options.onCode(code);
    else if (stage === 2) options.onPassword(password, repeat);
    else options.onAccount({ way, name, target: targetOf(values, regions.list) }, values.region);
  }

  /** "+86 13123456789", or an e-mail address. */
  function targetOf({ phone, region, email }: RecoveryValues, list: readonly Region[]): string {
    return way === 'phone' ? `${regionOf(list, region).areaCode} ${phone}` : email;
  }

  // A code is typed once; coming back to its step asks for another.
  const isElsewhere = stage !== 1;
  useEffect(() => {
    if (isElsewhere) form.set('code', '');
  }, [isElsewhere]);

  return form;
}
