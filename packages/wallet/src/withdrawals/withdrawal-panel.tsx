import { reasonOf, refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { capitals, formatYuan, plainAmount, traditionalCapitals } from '@lobby/betting';
import { SubmitButton, useFieldForm } from '@lobby/forms';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { useMemo, useState } from 'react';
import type { WithdrawalAccount } from '../accounts/account-kinds.ts';
import { AmountTextField } from '../amount/amount-text-field.tsx';
import { fenOf, readTyped, sentAmount } from '../amount/typed-amount.ts';
import sheet from '../page/page.module.css';
import { AccountChoice } from './account-choice.tsx';
import { CostLines } from './cost-lines.tsx';
import { withdrawalMessages } from './messages/index.ts';
import { maxWithdrawal, quoteOf, withdrawableTo } from './quote.ts';
import { type AmountMessage, type WithdrawalValues, withdrawalRules } from './withdrawal.form.ts';
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
  const inCapitals = locale === 'zh-TW' ? traditionalCapitals : capitals;
  const words = {
    free: format.money(info.free),
    min: format.money(kind.min),
    max: format.money(kind.max),
    left: format.money(info.amountLeft),
  };
  const isUsdtUnknown = kind.kind.startsWith('usdt') && !usdt;
  const [isTried, setTried] = useState(false);
  const rules = useMemo(() => withdrawalRules(kind, info, usdt), [kind, info, usdt]);
  const form = useFieldForm<WithdrawalValues, AmountMessage>({
    initial: { amount: props.amount },
    rules,
    read: { amount: readTyped },
    labels: { amount: t('withdrawal.amount') },
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
  const said = failure && (refusalText(failure, locale) ?? t('withdrawal.failed'));
  const isOfAccount = failure !== undefined && accountReasons.has(reasonOf(failure) ?? '');
  const binding = form.text('amount', isOfAccount ? undefined : said);
  const type = (text: string) => {
    binding.onChange(text);
    props.onType(plainAmount(text));
  };
  const fen = fenOf(binding.value);
  const missing = isBlocked ? 'block' : !account ? 'account' : isUsdtUnknown ? 'rate' : undefined;
  return (
    <form className={sheet.form} {...form.frame}>
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
          <Button size="s" onClick={() => type(formatYuan(maxWithdrawal(kind, info)))}>
            {t('withdrawal.amount.all')}
          </Button>
        }
        hint={t('withdrawal.amount.hint', words)}
      />
      {info.bonusKept !== '0' && (
        <p className={sheet.hint}>{t('withdrawal.bonusKept', { amount: format.money(info.bonusKept) })}</p>
      )}
      {props.info.freeBy.some(({ free }) => free !== props.info.free) && (
        <p className={sheet.hint}>{t('withdrawal.unplayed')}</p>
      )}
      <p className={sheet.hint} lang={inCapitals === traditionalCapitals ? 'zh-Hant-TW' : undefined}>
        {fen > 0n && t('withdrawal.amount.capitals', { amount: inCapitals(fen) })}
      </p>
      <CostLines kind={kind} quote={fen > 0n ? quoteOf(fen, kind, usdt) : undefined} usdt={usdt} />
      {isUsdtUnknown && props.isRateMissing && (
        <div role="alert" className={sheet.warning}>
          <p>{t('withdrawal.rate.missing')}</p>
          <Button size="s" busy={props.isAskingRate} onClick={props.onRate}>
            {t('withdrawal.rate.again')}
          </Button>
        </div>
      )}
      <p className={sheet.fact}>
        <span>{t('withdrawal.day')}</span>
        <span>{t('withdrawal.day.value', { count: info.countLeft, amount: words.left })}</span>
      </p>
      <p className={sheet.hint}>{t('withdrawal.noUndo')}</p>
      <SubmitButton missing={form.missing} waiting={missing !== undefined}>
        {t('withdrawal.next')}
      </SubmitButton>
      <p role="alert" className={sheet.hint}>
        {isTried && missing && t(`withdrawal.next.${missing}`)}
      </p>
    </form>
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
