import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorSign } from '@lobby/ui-kit/error-sign';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { profileMessages } from '../messages/profile/index.ts';
import { AvatarGrid } from './avatar-grid.tsx';
import type { AvatarsState } from './avatars.flow.ts';
import css from './avatars.module.css';

export interface AvatarsViewProps {
  readonly state: AvatarsState;
  /** The avatar in use. */
  readonly current: string | undefined;
  /** Undefined while they are being fetched, or when that failed. */
  readonly ids: readonly string[] | undefined;
  readonly failure: ApiFailure | undefined;
  onRetry(): void;
  onChoose(id: string): void;
  onSubmit(): void;
  onClose(): void;
}

/** Draws the avatars; the chosen one is used when the button is pressed. */
export function AvatarsView(props: AvatarsViewProps) {
  const { state, current, ids, failure, onClose } = props;
  const t = useText(profileMessages);
  const locale = useLocale();
  const chosen = ('chosen' in state ? state.chosen : undefined) ?? current;
  const isSame = chosen === current;
  const isSaving = state.step === 'saving';
  const use = ids && ids.length > 0 && (
    <Button
      variant="primary"
      size="l"
      wide
      busy={isSaving}
      disabledLook={isSame}
      reason={isSame ? t('profile.avatar.current') : undefined}
      onClick={() => !isSame && props.onSubmit()}
    >
      {t('profile.avatar.use')}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!isSaving}
      title={t('profile.avatar.title')}
      actions={use || undefined}
    >
      {!ids && failure ? (
        <ErrorState
          size="s"
          title={t('profile.avatar.error')}
          hint={inlineText(failure, locale)}
          onRetry={props.onRetry}
        />
      ) : !ids ? (
        <SkeletonGroup label={t('profile.avatar.loading')} className={css.grid}>
          {Array.from({ length: 24 }, (_, at) => (
            <span key={at} className={css.choice}>
              <Skeleton shape="circle" width="3.5rem" height="3.5rem" />
            </span>
          ))}
        </SkeletonGroup>
      ) : ids.length === 0 ? (
        <EmptyState size="s" icon="user" title={t('profile.avatar.none')} />
      ) : (
        <AvatarGrid ids={ids} chosen={chosen} onChoose={props.onChoose} />
      )}
      {state.step === 'choosing' && state.failure && (
        <p role="alert" className={css.problem}>
          <ErrorSign />
          {inlineText(state.failure, locale) ?? t('profile.saveFailed')}
        </p>
      )}
    </Dialog>
  );
}
