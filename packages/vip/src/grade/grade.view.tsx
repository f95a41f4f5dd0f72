import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { paths } from '@lobby/feature';
import { ClaimNote, type ClaimState } from '@lobby/gifts';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Link } from '@lobby/ui-kit/link';
import { Page } from '@lobby/ui-kit/page';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { vipMessages } from '../messages/index.ts';
import { BirthdayPanel } from './birthday-panel.tsx';
import { GiftList } from './gift-list.tsx';
import { GradeBand } from './grade-band.tsx';
import { type Fall, fallSoon } from './missing.ts';
import type { GradeTerms, Standing, Week } from './vip-types.ts';
import { WeekPanel } from './week-panel.tsx';

export interface GradeViewProps {
  /** Undefined while it is being fetched, or when that failed. */
  readonly vip:
    | {
        readonly standing: Standing;
        readonly week: Week;
        readonly grades: readonly GradeTerms[];
        readonly keepDays: number;
      }
    | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  /** The platform's time, ms. */
  readonly now: number;
  readonly claim: ClaimState;
  onRetry(): void;
  onClaim(id: string): void;
  onRepeat(): void;
}

/** The grade and the way to the next, then what can be claimed. */
export function GradeView(props: GradeViewProps) {
  const t = useText(vipMessages);
  const toGrades = (
    <Link as={RouterLink} standalone to={paths.mine.vipDetail()}>
      {t('vip.grade.all')}
    </Link>
  );
  return (
    <Page title={t('vip.grade.title')} actions={toGrades}>
      <Content {...props} />
    </Page>
  );
}

function Content({ vip, failure, isRetrying, now, claim, onRetry, onClaim, onRepeat }: GradeViewProps) {
  const t = useText(vipMessages);
  const locale = useLocale();
  if (!vip && failure)
    return (
      <ErrorState
        title={t('vip.error')}
        hint={inlineText(failure, locale)}
        onRetry={onRetry}
        busy={isRetrying}
      />
    );
  if (!vip)
    return (
      <SkeletonGroup label={t('vip.loading')}>
        <Skeleton shape="block" height="12.5rem" />
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    );
  const { standing, week, grades } = vip;
  const isPaused = standing.pause !== null;
  const fall = isPaused ? undefined : fallSoon(standing, grades, now);
  return (
    <>
      <GradeBand standing={standing} grades={grades} />
      {fall && <FallNote grade={standing.grade} fall={fall} />}
      {isPaused && (
        <Callout size="m" icon="info">
          {t('vip.paused')}
        </Callout>
      )}
      <ClaimNote state={claim} onRepeat={onRepeat} />
      {!isPaused && (
        <>
          <GiftList grants={standing.grants} now={now} claim={claim} onClaim={onClaim} />
          <WeekPanel week={week} grade={standing.grade} />
          <BirthdayPanel birthday={standing.birthday} claim={claim} onClaim={onClaim} />
        </>
      )}
    </>
  );
}

interface FallNoteProps {
  readonly grade: number;
  readonly fall: Fall;
}

/** Says that the grade falls soon, and what keeps it. */
function FallNote({ grade, fall: { at, left, days } }: FallNoteProps) {
  const t = useText(vipMessages);
  const format = useFormat();
  const words = { grade, days, left: format.money(left) };
  return (
    <Callout size="m" icon="warning" title={t('vip.fall', { date: format.dateTime(at), lower: grade - 1 })}>
      {t(days > 1 ? 'vip.fall.text' : 'vip.fall.today', words)}
    </Callout>
  );
}
