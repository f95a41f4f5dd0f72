import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { Hint } from '@lobby/ui-kit/hint';
import { transferMessages } from './messages/index.ts';

export type RateQuote = AnswerOf<typeof contract.transfer.getTransferRate>;

export interface LockedRateProps {
  /** The last one, also when it does not hold any more; undefined before one was asked for. */
  readonly quote: RateQuote | undefined;
  /** Whole seconds for which the rate holds; 0: it is over. */
  readonly secondsLeft: number;
  readonly isAskingRate: boolean;
  /** Why no rate was got. */
  readonly rateFailure: ApiFailure | undefined;
  /** The rate that holds. */
  readonly rate: string | undefined;
  /** Somebody wanted to convert without one. */
  readonly isTried: boolean;
  onRate(): void;
}

/** The rate of a conversion and for how long it holds, or the button that asks for one. */
export function LockedRate(props: LockedRateProps) {
  const { quote, secondsLeft, isAskingRate, rateFailure, rate, isTried, onRate } = props;
  const t = useText(transferMessages);
  const locale = useLocale();
  return (
    <>
      <Facts>
        <Fact plain label={t('transfer.convert.rate')}>
          {rate ? (
            <>
              <b translate="no">{t('transfer.convert.rate.value', { rate })}</b>{' '}
              <small translate="no">{t('transfer.convert.rate.left', { seconds: secondsLeft })}</small>
            </>
          ) : (
            quote && <span role="status">{t('transfer.convert.rate.over')} </span>
          )}{' '}
          {!rate && (
            <Button busy={isAskingRate} onClick={onRate}>
              {t(quote ? 'transfer.convert.rate.again' : 'transfer.convert.rate.get')}
            </Button>
          )}
        </Fact>
      </Facts>
      <Hint role="alert">
        {!rate &&
          (rateFailure
            ? (refusalText(rateFailure, locale) ?? t('transfer.convert.rate.failed'))
            : isTried && t('transfer.convert.rate.first'))}
      </Hint>
    </>
  );
}
