import { refusalText } from '@lobby/api-client/refusal-reasons';
import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { paths } from '@lobby/feature';
import { type PromotionKind, periodBudgetOf } from '@lobby/funds/promotions';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';
import { Columns } from '@lobby/ui-kit/columns';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Link } from '@lobby/ui-kit/link';
import { Page } from '@lobby/ui-kit/page';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Stack } from '@lobby/ui-kit/stack';
import { Link as RouterLink } from 'react-router-dom';
import { Invitation } from '../friends/invitation.tsx';
import { promotionsMessages } from '../messages/index.ts';
import { OwnPlace } from '../race/own-place.tsx';
import { RaceBoard } from '../race/race-board.tsx';
import { PromotionPicture } from '../rule/promotion-picture.tsx';
import type { Promotion } from '../rule/read-rule.ts';
import { mostWords, turnoverWords } from '../rule/rule-terms.ts';
import { ConditionsPanel } from './conditions-panel.tsx';
import { JoinBar } from './join-bar.tsx';
import css from './page.module.css';
import { SignCalendar } from './sign-calendar.tsx';
import { isWithheld, StepWhy } from './step-why.tsx';
import { StepsPanel } from './steps-panel.tsx';
import { TermsPanel } from './terms-panel.tsx';
import { ToGifts } from './to-gifts.tsx';
import type { Joining } from './use-joining.ts';
import type { Spinning } from './wheel/use-spinning.ts';
import { WheelPanels } from './wheel/wheel-panel.tsx';

export interface PromotionViewProps {
  /** Undefined while it is being fetched, or when that failed; null where there is none. */
  readonly promotion: Promotion | null | undefined;
  /** It is the page of the invitation, which may be without one. */
  readonly isInvitation?: boolean;
  readonly isPaused: boolean;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  /** The platform's time, ms. */
  readonly now: number;
  readonly joining: Joining;
  readonly spinning: Spinning;
  onLogin(): void;
  onRetry(): void;
}

/** A promotion: what it brings, its conditions or what was done, and its terms. */
export function PromotionView(props: PromotionViewProps) {
  const t = useText(promotionsMessages);
  const toAll = (
    <Link as={RouterLink} standalone to={paths.discounts()}>
      {t('promotions.all')}
    </Link>
  );
  return (
    <Page
      title={props.promotion?.name ?? t(props.isInvitation ? 'promotions.kind.friends' : 'promotions.title')}
      actions={toAll}
    >
      <Content {...props} />
    </Page>
  );
}

function Content(props: PromotionViewProps) {
  const t = useText(promotionsMessages);
  const locale = useLocale();
  const { promotion, isPaused, failure, isRetrying, onRetry } = props;
  if (failure)
    return failure.kind === 'refused' && failure.name === 'not-found' ? (
      <Gone />
    ) : (
      <ErrorState
        title={t('promotions.error')}
        hint={inlineText(failure, locale)}
        onRetry={onRetry}
        busy={isRetrying}
      />
    );
  if (promotion === undefined)
    return (
      <SkeletonGroup label={t('promotions.loading')}>
        <Skeleton shape="block" height="8rem" />
        <Skeleton shape="block" height="16rem" />
      </SkeletonGroup>
    );
  if (isPaused)
    return (
      <Callout size="m" icon="info">
        {t('promotions.paused')}
      </Callout>
    );
  if (!promotion) return props.isInvitation ? <NoInvitation /> : <Gone />;
  return <Known {...props} promotion={promotion} />;
}

/** Kinds that tell what was done by panels of their own. */
const ownPanels: ReadonlySet<PromotionKind> = new Set(['sign-in', 'draw', 'race', 'friends']);

function Known(props: PromotionViewProps & { promotion: Promotion }) {
  const { promotion, now, joining, spinning, onLogin } = props;
  const t = useText(promotionsMessages);
  const locale = useLocale();
  const format = useFormat();
  const { rule, own, race, endsAt } = promotion;
  const isJoined = own !== null && own.joinedAt > 0;
  const hasLeft = own !== null && own.leftAt > 0;
  const { failure } = joining;
  return (
    <div className={css.promotion}>
      <div className={css.band}>
        <p>
          <b translate="no">{mostWords(rule, { t, format })}</b>
          <span>{turnoverWords(rule, { t, format })}</span>
          {isJoined && <small>{t('promotions.joined', { date: format.dateTime(own.joinedAt) })}</small>}
        </p>
        <span className={css.art}>
          <PromotionPicture kind={rule.kind} className={css.picture} />
        </span>
      </div>
      <Callout size="m" tone="danger" role="alert">
        {failure && (refusalText(failure, locale) ?? inlineText(failure, locale))}
      </Callout>
      {hasLeft && (
        <Callout size="m" icon="info">
          {t('promotions.left')}
        </Callout>
      )}
      {own && own.resumesAt > now && (
        <Callout size="m" icon="info">
          {t(`promotions.period.spent.${periodBudgetOf(rule)?.period ?? 'other'}`, {
            time: format.dateTime(own.resumesAt),
          })}
        </Callout>
      )}
      <Columns>
        <Stack>
          {isJoined && !hasLeft && rule.kind === 'sign-in' && (
            <SignCalendar
              rule={rule}
              steps={own.steps}
              now={now}
              isBusy={joining.isBusy}
              onSign={joining.onJoin}
            />
          )}
          {isJoined && !hasLeft && rule.kind === 'draw' && (
            <WheelPanels rule={rule} own={own} endsAt={endsAt} now={now} spinning={spinning} />
          )}
          {isJoined && !hasLeft && !ownPanels.has(rule.kind) && <StepsPanel rule={rule} steps={own.steps} />}
          {isJoined && !hasLeft && rule.kind === 'friends' && own.invitation && (
            <Invitation rule={rule} invitation={own.invitation} isOver={now >= endsAt}>
              {own.steps.some(({ state }) => state === 'reached') && <ToGifts />}
            </Invitation>
          )}
          {race?.own && (
            <OwnPlace race={race} own={race.own} endsAt={endsAt} now={now}>
              {own?.steps.filter(isWithheld).map(step => (
                <StepWhy key={step.key} rule={rule} step={step} />
              ))}
              {own?.steps.some(({ state }) => state === 'reached') && <ToGifts />}
            </OwnPlace>
          )}
          {own && !isJoined && <ConditionsPanel rule={rule} own={own} />}
          {race && <RaceBoard race={race} endsAt={endsAt} now={now} />}
        </Stack>
        <TermsPanel promotion={promotion} />
      </Columns>
      {!isJoined && <JoinBar promotion={promotion} now={now} joining={joining} onLogin={onLogin} />}
    </div>
  );
}

function Gone() {
  const t = useText(promotionsMessages);
  return <EmptyState icon="gift" title={t('promotions.gone')} hint={t('promotions.gone.hint')} />;
}

function NoInvitation() {
  const t = useText(promotionsMessages);
  return (
    <EmptyState icon="users" title={t('promotions.friends.gone')} hint={t('promotions.friends.gone.hint')} />
  );
}
