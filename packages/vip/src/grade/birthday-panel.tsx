import { type ClaimState, isClaiming, useKeptFocus } from '@lobby/gifts';
import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { Panel } from '@lobby/ui-kit/panel';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { vipMessages } from '../messages/index.ts';
import css from './grade.module.css';
import type { Standing } from './vip-types.ts';

interface BirthdayPanelProps {
  readonly birthday: Standing['birthday'];
  readonly claim: ClaimState;
  onClaim(id: string): void;
}

/** The birthday gift: each condition, whether it is met, and the claim once all are. */
export function BirthdayPanel({ birthday, claim, onClaim }: BirthdayPanelProps) {
  const t = useText(vipMessages);
  const format = useFormat();
  const { id, gift, conditions } = birthday;
  const place = useKeptFocus<HTMLUListElement>(id !== '');
  return (
    <Panel heading={t('vip.birthday')} intro={t('vip.birthday.intro', { gift: format.money(gift) })}>
      <ul {...place} className={css.conditions}>
        {conditions.map(({ condition, isMet }) => (
          <li key={condition} data-met={isMet || undefined}>
            <Icon name={isMet ? 'check' : 'clock'} size={16} />
            {t(`vip.birthday.${condition}`)}
            <VisuallyHidden>{t(isMet ? 'vip.birthday.met' : 'vip.birthday.open')}</VisuallyHidden>
          </li>
        ))}
      </ul>
      {id !== '' && (
        <div>
          <Button variant="gold" busy={isClaiming(claim)} onClick={() => onClaim(id)}>
            {t('vip.birthday.claim', { gift: format.money(gift) })}
          </Button>
        </div>
      )}
    </Panel>
  );
}
