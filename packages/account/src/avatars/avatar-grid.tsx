import { useText } from '@lobby/i18n';
import { avatarLook } from '@lobby/ui-kit/avatar-look';
import { DrawnAvatar } from '@lobby/ui-kit/drawn-avatar';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { profileMessages } from '../messages/profile/index.ts';
import css from './avatars.module.css';

interface AvatarGridProps {
  readonly ids: readonly string[];
  readonly chosen: string | undefined;
  onChoose(id: string): void;
}

/** The avatars side by side, as native radio buttons: arrow keys move. Ids without a drawing are left out. */
export function AvatarGrid({ ids, chosen, onChoose }: AvatarGridProps) {
  const t = useText(profileMessages);
  return (
    <fieldset className={css.grid}>
      <VisuallyHidden as="legend">{t('profile.avatar.list')}</VisuallyHidden>
      {ids.map(id => {
        const look = avatarLook(id);
        if (!look) return null;
        const animal = t(`profile.avatar.${look.animal}`);
        return (
          <label key={id} className={css.choice}>
            <input
              type="radio"
              name="avatar"
              className={css.radio}
              value={id}
              checked={id === chosen}
              aria-label={t('profile.avatar.look', { animal, number: look.coatNumber })}
              onChange={() => onChoose(id)}
            />
            <DrawnAvatar id={id} name="" size={56} />
          </label>
        );
      })}
    </fieldset>
  );
}
