import type { RuleOf } from '@lobby/funds/promotions';
import { useFormat, useText } from '@lobby/i18n';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { Hint } from '@lobby/ui-kit/hint';
import { Panel } from '@lobby/ui-kit/panel';
import { promotionsMessages } from '../../messages/index.ts';
import { chancesOf } from '../../rule/chances.ts';

/** What the wheel may bring, each with the chance that it is drawn with. */
export function ChancesPanel({ rule }: { readonly rule: RuleOf<'draw'> }) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  return (
    <Panel heading={t('promotions.chances')}>
      <Facts gap={3}>
        {chancesOf(rule, { t, format }).map(({ gift, giftWords, words }) => (
          <Fact key={gift} label={giftWords}>
            {words}
          </Fact>
        ))}
      </Facts>
      <Hint>{t('promotions.chances.hint')}</Hint>
    </Panel>
  );
}
