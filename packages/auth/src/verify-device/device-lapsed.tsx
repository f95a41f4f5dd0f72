import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { authMessages } from '../messages/index.ts';
import css from './verify-device.module.css';
import type { VerifyDeviceViewProps } from './verify-device.props.ts';

/** Ten minutes are over: the password that waited is forgotten, and has to be typed again. */
export function DeviceLapsed({ name, onWay }: Pick<VerifyDeviceViewProps, 'name' | 'onWay'>) {
  const t = useText(authMessages);
  return (
    <div className={css.lapsed} role="alert">
      <Icon name="clock" size={40} className={css.lapsedIcon} />
      <p className={css.lapsedTitle}>{t('auth.device.lapsed')}</p>
      <p className={css.lapsedHint}>{t('auth.device.lapsedHint')}</p>
      <Button variant="primary" size="l" wide onClick={() => onWay('login', name)}>
        {t('auth.device.loginAgain')}
      </Button>
    </div>
  );
}
