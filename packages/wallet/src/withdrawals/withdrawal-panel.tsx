import { reasonOf, refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { formatYuan } from '@lobby/money';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { Hint } from '@lobby/ui-kit/hint';
import { useMemo } from 'react';
import { fenOf, sentAmount } from '../amount/typed-amount.ts';
import { AmountInCapitals } from '../money-form/amount-in-capitals.tsx';
import { FormAmount } from '../money-form/form-amount.tsx';
import { MoneyForm } from '../money-form/money-form.tsx';
import { useMoneyForm } from '../money-form/use-money-form.ts';
import { AccountChoice } from './account-choice.tsx';
import type { WithdrawalAccount } from './accounts/account-kinds.ts';
import { CostLines } from './cost-lines.tsx';
import { withdrawalMessages } from './messages/index.ts';
import { maxWithdrawal, quoteOf, withdrawableTo } from './quote.ts';
import { type AmountMessage, withdrawalRules } from './withdrawal.form.ts';
import type {
  UsdtWithdrawalInfo,
  WantedWithdrawal,
  WithdrawalInfo,
  WithdrawalKind,
} from './withdrawal-types.ts';

export interface WithdrawalPanelProps {
  readonly kind: WithdrawalKind;
  readonly info: WithdrawalInfo;
  readonly usdt: UsdtWithdrawalInfo | undefined;
  /** The rate was asked for and did not come. */
  readonly isRateMissing: boolean;
  /** It is being asked for. */
  readonly isAskingRate: boolean;
  /** Of this kind. */
  readonly accounts: readonly WithdrawalAccount[];
  readonly account: WithdrawalAccount | undefined;
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
  onNext(wanted: WantedWithdrawal): void;
}

/** Where to and how much: the form of a withdrawal. */
export function WithdrawalPanel(props: WithdrawalPanelProps) {
  const { kind, usdt, account, isBlocked, failure } = props;
  const info = useMemo(
    () => ({ ...props.info, free: withdrawableTo(props.info, kind.kind) }),
    [props.info, kind.kind],
  );
  const t = useText(withdrawalMessages);
  const locale = useLocale();
  const format = useFormat();
  const words = {
    free: format.money(info.free),
    min: format.money(kind.min),
    max: format.money(kind.max),
    left: format.money(info.amountLeft),
  };
  const isUsdtUnknown = kind.kind.startsWith('usdt') && !usdt;
  const rules = useMemo(() => withdrawalRules(kind, info, usdt), [kind, info, usdt]);
  const ofAccount = accountRefusal(failure);
  const missing = isBlocked ? 'block' : !account ? 'account' : isUsdtUnknown ? 'rate' : undefined;
  const form = useMoneyForm<AmountMessage>({
    label: t('withdrawal.amount'),
    initial: props.amount,
    rules,
    say: id => t(id, words),
    failure: ofAccount ? undefined : failure,
    failed: t('withdrawal.failed'),
    waits: missing !== undefined,
    onType: props.onType,
    onEdit: props.onEdit,
    onSubmit: amount => {
      const rate = kind.kind.startsWith('usdt') ? (usdt?.rate ?? '') : '';
      if (account) props.onNext({ accountId: account.id, amount: sentAmount(amount), rate });
    },
  });
  const fen = fenOf(form.amount.value);
  return (
    <MoneyForm
      form={form}
      submit={t('withdrawal.next')}
      footer={<Hint role="alert">{form.isTried && missing && t(`withdrawal.next.${missing}`)}</Hint>}
    >
      <AccountChoice
        kind={kind.kind}
        accounts={props.accounts}
        chosen={account}
        now={props.now}
        error={ofAccount && (refusalText(ofAccount, locale) ?? t('withdrawal.failed'))}
        onChoose={id => {
          props.onEdit();
          props.onAccount(id);
        }}
      />
      <FormAmount
        form={form}
        enterKeyHint="next"
        currency="CNY"
        all={formatYuan(maxWithdrawal(kind, info))}
        hint={t('withdrawal.amount.hint', words)}
      />
      {info.bonusKept !== '0' && (
        <Hint>{t('withdrawal.bonusKept', { amount: format.money(info.bonusKept) })}</Hint>
      )}
      {props.info.freeBy.some(({ free }) => free !== props.info.free) && (
        <Hint>{t('withdrawal.unplayed')}</Hint>
      )}
      {info.giftsGivenUp !== '0' && (
        <Callout icon="warning">
          {t('withdrawal.giftsGivenUp', { amount: format.money(info.giftsGivenUp) })}
        </Callout>
      )}
      <AmountInCapitals amount={form.amount.value} />
      <CostLines kind={kind} quote={fen > 0n ? quoteOf(fen, kind, usdt) : undefined} usdt={usdt} />
      {isUsdtUnknown && props.isRateMissing && (
        <MissingRate isAsking={props.isAskingRate} onAsk={props.onRate} />
      )}
      <Facts>
        <Fact plain label={t('withdrawal.day')}>
          {t('withdrawal.day.value', { count: info.countLeft, amount: words.left })}
        </Fact>
      </Facts>
      <Hint>{t('withdrawal.noUndo')}</Hint>
    </MoneyForm>
  );
}

const accountReasons = new Set<string>([
  'account-waiting',
  'account-ours',
  'address-contract',
  'address-nobody',
  'card-number-shape',
  'card-of-other-bank',
]);

/** The failure, where it is about the account and not the amount. */
function accountRefusal(failure: ApiFailure | undefined): ApiFailure | undefined {
  return failure && accountReasons.has(reasonOf(failure) ?? '') ? failure : undefined;
}

/** The rate of a withdrawal in USDT did not come: nothing can be asked for without it. */
function MissingRate({ isAsking, onAsk }: { readonly isAsking: boolean; onAsk(): void }) {
  const t = useText(withdrawalMessages);
  return (
    <Callout
      role="alert"
      action={
        <Button size="s" busy={isAsking} onClick={onAsk}>
          {t('withdrawal.rate.again')}
        </Button>
      }
    >
      {t('withdrawal.rate.missing')}
    </Callout>
  );
}
