import { toFailure } from '@lobby/api';
import { useHallWishesQuery, useWishHallsMutation } from '@lobby/api/endpoints/hall-wishes';
import { usePause } from '@lobby/api/use-pause';
import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import type { HallCode } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { openingMessages } from './messages/index.ts';
import styles from './opening-notice.module.css';

interface OpeningNoticeProps {
  /** Those that are being prepared. */
  readonly halls: readonly HallCode[];
  readonly alone: boolean;
}

/** Asks for a letter on each of these halls when it opens, and takes that back. Not offered in a pause. */
export default function OpeningNotice({ halls, alone }: OpeningNoticeProps) {
  const t = useText(openingMessages);
  const failureOf = useFailureWords();
  const pause = usePause();
  const { data, isError } = useHallWishesQuery(undefined, { skip: pause !== null });
  const [change, { isLoading, error }] = useWishHallsMutation();
  // What was asked for is not known: asking again changes nothing, so the button is there.
  if (pause !== null || !(data || isError)) return null;
  const isAsked = halls.every(hall => data?.halls.includes(hall));
  const failure = error && failureOf(toFailure(error));
  const said = isAsked ? t('opening.asked') : alone && t('opening.explained');
  return (
    <div className={styles.notice} data-alone={alone || undefined}>
      <p className={styles.said} role="status" data-failed={failure ? '' : undefined}>
        {failure ? (
          <>
            <Icon name="error" size={16} />
            {failure}
          </>
        ) : (
          <>
            {isAsked && <Icon name="check" size={16} />}
            {said}
          </>
        )}
      </p>
      {/* One button for both, so that the focus stays. */}
      <Button
        size="s"
        variant={isAsked ? 'ghost' : 'outline'}
        busy={isLoading}
        onClick={() => void change({ halls: [...halls], wished: !isAsked })}
      >
        {!isAsked && <Icon name="bell" size={16} />}
        {t(isAsked ? 'opening.takeBack' : 'opening.ask')}
      </Button>
    </div>
  );
}

/** A sentence on what failed; what had no answer may have been done, and repeating it does no harm. */
function useFailureWords() {
  const t = useText(openingMessages);
  const locale = useLocale();
  return (failure: ApiFailure) => {
    if (failure.kind !== 'refused') return t('opening.unconfirmed');
    return failure.name === 'not-found' ? t('opening.changed') : inlineText(failure, locale);
  };
}
