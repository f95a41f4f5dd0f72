import { type OddsFormat, showPrice } from '@lobby/betting';
import { lineOrMarket, nameBet } from '@lobby/betting/names';
import { useFormat, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import { sportsbookMessages } from '../messages/index.ts';
import { movedSince } from './moved-since.ts';
import type { SharedPick } from './read-shared-slip.ts';
import css from './shared-slip.module.css';

interface SharedPickRowProps {
  readonly pick: SharedPick;
  /** In which its market is shown. */
  readonly format: OddsFormat;
  /** With its format, league and time. */
  readonly isWhole: boolean;
}

/** A pick of a shared slip, named as the slip names it, with its price or why it has none, and what is another than it was. */
export function SharedPickRow({ pick, format, isWhole }: SharedPickRowProps): ReactNode {
  const t = useText(sportsbookMessages);
  const { shortDateTime } = useFormat();
  const words = nameBet(t, pick);
  const { market, pick: picked, line } = words;
  const lineBefore = lineOrMarket(nameBet(t, { ...pick, ...pick.before }));
  const isOther = lineOrMarket(words) !== lineBefore;
  const { match, offer, teamH, teamC } = pick;
  const odds = offer.kind === 'open' ? showPrice(offer.price, format)?.odds : undefined;
  const why = offer.kind === 'open' ? 'shut' : offer.kind;
  return (
    <li className={css.pick} data-shut={odds === undefined || undefined}>
      <p className={css.title}>
        <b className={css.name}>
          <span>{picked}</span>
          {line && <span className={css.line}>{line}</span>}
        </b>
        {odds === undefined ? (
          <span className={css.why}>{t(`sportsbook.shared.${why}`)}</span>
        ) : (
          <Price odds={odds} format={format} moved={isOther ? undefined : movedSince(pick)} />
        )}
      </p>
      <p className={css.quiet}>
        {match?.live && (
          <>
            <b className={css.live}>{t('sportsbook.shared.live', { score: match.score })}</b> ·{' '}
          </>
        )}
        {isOther && (
          <>
            <b className={css.changed}>{t('sportsbook.shared.lineBefore', { line: lineBefore })}</b> ·{' '}
          </>
        )}
        {market} · {t('sportsbook.versus', { home: teamH, away: teamC })}
      </p>
      {isWhole && match && (
        <p className={css.quiet}>
          {[
            odds && t(`betting.receipt.format.${format}`),
            !match.live && shortDateTime(match.kickoff),
            match.league,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </li>
  );
}

interface PriceProps {
  readonly odds: string;
  readonly format: OddsFormat;
  readonly moved: 'up' | 'down' | undefined;
}

function Price({ odds, format, moved }: PriceProps): ReactNode {
  const t = useText(sportsbookMessages);
  return (
    <span className={css.price} data-direction={moved}>
      <VisuallyHidden>
        {t('sportsbook.shared.price', { odds, format: t(`betting.receipt.format.${format}`) })}
      </VisuallyHidden>
      <span aria-hidden="true">{odds}</span>
      {moved && <Icon name={`odds-${moved}`} size={12} label={t(`sportsbook.shared.${moved}`)} />}
    </span>
  );
}
