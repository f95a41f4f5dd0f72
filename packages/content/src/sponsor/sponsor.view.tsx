import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useBrand } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import { Crest } from '@lobby/ui-kit/crest';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Page } from '@lobby/ui-kit/page';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { PageHero } from '../hero/page-hero.tsx';
import { contentMessages } from '../messages/index.ts';
import css from './sponsor.module.css';

/** One thing that a site sponsors. */
export interface Sponsored {
  readonly id: string;
  readonly name: string;
  /** As what, in a few words, or empty. */
  readonly role: string;
  /** An empty line begins a paragraph. */
  readonly text: string;
}

interface SponsorViewProps {
  /** Undefined: not known yet. */
  readonly sponsored: readonly Sponsored[] | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  onRetry(): void;
}

/** Whom the site sponsors, and with what. */
export function SponsorView(props: SponsorViewProps): ReactNode {
  const t = useText(contentMessages);
  const name = useBrand().words.name[useLocale()];
  return (
    <Page>
      <PageHero title={t('content.sponsor.heading', { name })} intro={t('content.sponsor.intro')} />
      <Content {...props} />
    </Page>
  );
}

function Content({ sponsored, failure, isRetrying, onRetry }: SponsorViewProps): ReactNode {
  const t = useText(contentMessages);
  const locale = useLocale();
  if (failure)
    return (
      <ErrorState
        title={t('content.sponsor.failed')}
        hint={inlineText(failure, locale)}
        busy={isRetrying}
        onRetry={onRetry}
      />
    );
  if (!sponsored)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="10rem" />
      </SkeletonGroup>
    );
  if (sponsored.length === 0)
    return <EmptyState title={t('content.sponsor.none')} hint={t('content.sponsor.noneHint')} />;
  return (
    <ul className={css.list}>
      {sponsored.map(({ id, name, role, text }) => (
        <li key={id} className={css.card}>
          <Crest id={id} kind="league" className={css.crest} />
          <h2 className={css.name}>{name}</h2>
          {role && <p className={css.role}>{role}</p>}
          {text.split(/\n\s*\n/).map((paragraph, index) => (
            <p key={index} className={css.text}>
              {paragraph}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
