import { reasonOf, refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { SubmitButton, useFieldForm } from '@lobby/forms';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { capitals, formatYuan, plainAmount, traditionalCapitals } from '@lobby/money';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { Hint } from '@lobby/ui-kit/hint';
import { Stack } from '@lobby/ui-kit/stack';
import { useMemo, useState } from 'react';
import type { PayoutAccount } from '../accounts/account-kinds.ts';
import { AmountTextField } from '../amount/amount-text-field.tsx';
import { fenOf, readTyped, sentAmount } from '../amount/typed-amount.ts';
import { AccountChoice } from './account-choice.tsx';
import { CostLines } from './cost-lines.tsx';
import { withdrawMessages } from './messages/index.ts';
import { freeOf, mostOf, quoteOf } from './quote.ts';
import { type AmountMessage, type WithdrawValues, withdrawRules } from './withdraw-form.ts';
import type { UsdtInfo, Wanted, WithdrawalKind, WithdrawInfo } from './withdraw-types.ts';

export interface AskingPanelProps {
  readonly kind: WithdrawalKind;
  readonly info: WithdrawInfo;
  readonly usdt: UsdtInfo | undefined;
  /** The rate was asked for and did not come. */
  readonly isRateMissing: boolean;
  /** It is being asked for. */
  readonly isAskingRate: boolean;
  /** Of this kind. */
  readonly accounts: readonly PayoutAccount[];
  readonly account: PayoutAccount | undefined;
  readonly now: number;
  /** Something forbids every withdrawal. */
  readonly isBlocked: boolean;
  readonly failure: ApiFailure | undefined;
  /** What was typed before, for this page; empty at first. */
  readonly amount: string;
  /** The amount as it is typed, kept by the page: another kind or a lost answer does not lose it. */
  onType(amount: string): void;
  onAccount(id: string): void;
  onRate(): void;
  onEdit(): void;
  onNext(wanted: Wanted): void;
}

/** Where to and how much: the form of a withdrawal. */
export function AskingPanel(props: AskingPanelProps) {
  const { kind, usdt, account, isBlocked, failure } = props;
  const info = useMemo(
    () => ({ ...props.info, free: freeOf(props.info, kind.kind) }),
    [props.info, kind.kind],
  );
  const t = useText(withdrawMessages);
  const locale = useLocale();
  const format = useFormat();
  const inCapitals = locale === 'zh-TW' ? traditionalCapitals : capitals;
  const words = {
    free: format.money(info.free),
    min: format.money(kind.min),
    max: format.money(kind.max),
    left: format.money(info.amountLeft),
  };
  const isUsdtUnknown = kind.kind.startsWith('usdt') && !usdt;
  const [isTried, setTried] = useState(false);
  const rules = useMemo(() => withdrawRules(kind, info, usdt), [kind, info, usdt]);
  const form = useFieldForm<WithdrawValues, AmountMessage>({
    initial: { amount: props.amount },
    rules,
    read: { amount: readTyped },
    labels: { amount: t('withdraw.amount') },
    say: id => t(id, words),
    onEdit: props.onEdit,
    onSubmit: ({ amount }) => {
      const isReady = account !== undefined && !isBlocked && !isUsdtUnknown;
      setTried(!isReady);
      if (!isReady) return;
      const rate = kind.kind.startsWith('usdt') ? (usdt?.rate ?? '') : '';
      props.onNext({ accountId: account.id, amount: sentAmount(amount), rate });
    },
  });
  const said = failure && (refusalText(failure, locale) ?? t('withdraw.failed'));
  const isOfAccount = failure !== undefined && accountReasons.has(reasonOf(failure) ?? '');
  const binding = form.text('amount', isOfAccount ? undefined : said);
  const type = (text: string) => {
    binding.onChange(text);
    props.onType(plainAmount(text));
  };
  const fen = fenOf(binding.value);
  const missing = isBlocked ? 'block' : !account ? 'account' : isUsdtUnknown ? 'rate' : undefined;
  return (
    <Stack as="form" {...form.frame}>
      <AccountChoice
        kind={kind.kind}
        accounts={props.accounts}
        chosen={account}
        now={props.now}
        error={isOfAccount ? said : undefined}
        onChoose={id => {
          props.onEdit();
          props.onAccount(id);
        }}
      />
      <AmountTextField
        binding={{ ...binding, onChange: type }}
        enterKeyHint="next"
        before={<span>¥</span>}
        after={
          <Button size="s" onClick={() => type(formatYuan(mostOf(kind, info)))}>
            {t('withdraw.amount.all')}
          </Button>
        }
        hint={t('withdraw.amount.hint', words)}
      />
      {info.bonusKept !== '0' && (
        <Hint>{t('withdraw.bonusKept', { amount: format.money(info.bonusKept) })}</Hint>
      )}
      {props.info.freeBy.some(({ free }) => free !== props.info.free) && (
        <Hint>{t('withdraw.unplayed')}</Hint>
      )}
      <Hint lang={inCapitals === traditionalCapitals ? 'zh-Hant-TW' : undefined}>
        {fen > 0n && t('withdraw.amount.capitals', { amount: inCapitals(fen) })}
      </Hint>
      <CostLines kind={kind} quote={fen > 0n ? quoteOf(fen, kind, usdt) : undefined} usdt={usdt} />
      {isUsdtUnknown && props.isRateMissing && (
        <Callout
          role="alert"
          action={
            <Button size="s" busy={props.isAskingRate} onClick={props.onRate}>
              {t('withdraw.rate.again')}
            </Button>
          }
        >
          {t('withdraw.rate.missing')}
        </Callout>
      )}
      <Facts>
        <Fact label={t('withdraw.day')} plain>
          {t('withdraw.day.value', { count: info.countLeft, amount: words.left })}
        </Fact>
      </Facts>
      <Hint>{t('withdraw.noUndo')}</Hint>
      <SubmitButton missing={form.missing} waiting={missing !== undefined}>
        {t('withdraw.next')}
      </SubmitButton>
      <Hint role="alert">{isTried && missing && t(`withdraw.next.${missing}`)}</Hint>
    </Stack>
  );
}

/** Refusals that are about the account and not the amount. */
const accountReasons = new Set<string>([
  'account-waiting',
  'account-ours',
  'address-contract',
  'address-nobody',
  'card-number-shape',
  'card-of-other-bank',
]);
