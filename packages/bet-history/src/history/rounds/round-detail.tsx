import { paths } from '@lobby/feature';
import { useFormat, useText } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import { Link } from '@lobby/ui-kit/link';
import { Money } from '@lobby/ui-kit/money';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { betHistoryMessages } from '../../messages/index.ts';
import { DetailSheet } from '../detail/detail-sheet.tsx';
import { RoundResult } from './result/round-result.tsx';
import { detailIdOf } from './round-parts.tsx';
import css from './rounds.module.css';
import type { VenueBet } from './venue-bet.ts';

/** All of a bet: its number, its money, what it was before a correction, and where it can be seen and verified. */
export function RoundDetail({ bet }: { readonly bet: VenueBet }) {
  const t = useText(betHistoryMessages);
  const format = useFormat();
  const { round } = bet;
  const words = { copied: t('betHistory.copied'), failed: t('betHistory.copyFailed') };
  return (
    <DetailSheet id={detailIdOf(bet)}>
      <dl className={css.facts}>
        <Row label={t('betHistory.round.number')}>
          <span className={css.number}>{bet.ticketId}</span>
          <CopyButton text={bet.ticketId} label={t('betHistory.round.copy')} words={words} />
        </Row>
        <Row label={t('betHistory.round.time')}>
          {format.dateTime(bet.placedAt)}（{t('betHistory.range.zone')}）
        </Row>
        {round && (
          <Row label={t('betHistory.column.paid')}>
            <Money yuan={round.win} />
          </Row>
        )}
        {bet.status === 'settled' && (
          <Row label={t('betHistory.column.turnover')}>
            <Money yuan={bet.turnover} />
          </Row>
        )}
      </dl>
      {round?.result && <RoundResult result={round.result} />}
      {round?.corrected && (
        <Callout>
          {t('betHistory.round.correctedText', {
            time: format.dateTime(round.corrected.at),
            stake: format.money(round.corrected.stake),
            win: format.money(round.corrected.win),
          })}
        </Callout>
      )}
      <p className={css.links}>
        {round?.replayUrl && <NewTab href={round.replayUrl}>{t('betHistory.round.replay')}</NewTab>}
        {round?.verifyUrl && <NewTab href={round.verifyUrl}>{t('betHistory.round.verify')}</NewTab>}
        {!round && (
          <Link as={RouterLink} standalone to={paths.mine.betHistory()}>
            {t('betHistory.round.inSport')}
          </Link>
        )}
        {round?.corrected && (
          <Link as={RouterLink} standalone to={paths.mine.feedback({ ticket: bet.ticketId })}>
            {t('betHistory.object')}
          </Link>
        )}
      </p>
    </DetailSheet>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A page of the venue, which learns nothing of where it was opened. */
function NewTab({ href, children }: { href: string; children: ReactNode }) {
  const t = useText(betHistoryMessages);
  return (
    <Link standalone href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{t('betHistory.round.newTab')}</VisuallyHidden>
    </Link>
  );
}
