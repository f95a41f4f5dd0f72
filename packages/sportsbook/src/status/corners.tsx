import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { sportsbookMessages } from '../messages/index.ts';
import css from './corners.module.css';

/** How many corners a side has had; nothing where none are counted. */
export function Corners({ count }: { count: number | undefined }) {
  const t = useText(sportsbookMessages);
  if (count === undefined) return null;
  return (
    <span className={css.corners} role="img" aria-label={t('sportsbook.corners', { count })}>
      <Icon name="corner" size={12} />
      {count}
    </span>
  );
}
