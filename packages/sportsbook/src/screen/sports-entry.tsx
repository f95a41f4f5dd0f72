import { Crest } from '@lobby/ui-kit/crest';
import { Icon } from '@lobby/ui-kit/icon';
import type { Entry } from './sports-entries.ts';

/** A button that chooses, in the look of its layout. */
export function SportsEntry({ entry, css }: { entry: Entry; css: Readonly<Record<string, string>> }) {
  const { isOn, icon, league, label, count, onPress } = entry;
  return (
    <button type="button" className={css.item} aria-current={isOn ? 'true' : undefined} onClick={onPress}>
      {icon && <Icon name={icon} size={18} />}
      {league && <Crest id={league} kind="league" className={css.crest} />}
      <span className={css.label}>{label}</span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </button>
  );
}
