/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatGiftCode } from '@lobby/api-client/codes';
import type { BonusRules } from '@lobby/funds';
import { promotionKinds } from '@lobby/funds/promotions';
import { formatYuan } from '@lobby/money';
import { ActionForm, Lines, Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import { demoCodesSeed } from '../first-promotions.ts';
import type { PromotionRow } from '../promotion-rows.ts';
import { ruleOf } from '../promotion-rows.ts';
import type { ListedPromotion } from './operator-rows.ts';
import { kindWords } from './rule-words.ts';

export const promotionsPath = '/dev/operator/promotions';

interface ListProps {
  readonly sites: readonly { readonly id: string; readonly title: string }[];
  readonly rows: readonly ListedPromotion[];
  /** The code of the demo of a site. */
  readonly demoCodeOf: (siteId: string) => string;
  readonly bonusRulesOf: (siteId: string) => BonusRules;
}

/** The promotions of all sites, and a way to write one of each kind. */
export function PromotionList({ sites, rows, demoCodeOf, bonusRulesOf }: ListProps) {
  const titleOf = (siteId: string) => sites.find(({ id }) => id === siteId)?.title ?? siteId;
  return (
    <>
      <p>
        {promotionKinds.map(kind => (
          <>
            <a href={`${promotionsPath}/new/${kind}`}>新建{kindWords[kind]}</a>{' '}
          </>
        ))}
      </p>
      <Table
        head={['编号', '站点', '名称', '类型', '开始', '结束', '人数', '兑换码', '已发 / 预算（元）', '状态']}
        rows={rows.map(row => [
          row.id,
          titleOf(row.site_id),
          row.name_zh_cn,
          kindWords[ruleOf(row).kind],
          <Time at={row.starts_at} />,
          <Time at={row.ends_at} />,
          <Lines of={[row.members, <a href={`${promotionsPath}/standing/${row.id}`}>查会员</a>]} />,
          <Codes row={row} demoCodeOf={demoCodeOf} />,
          `${formatYuan(row.spent)} / ${ruleOf(row).budget.total}`,
          <State row={row} />,
        ])}
      />
      <h2>品牌对流水要求的规定</h2>
      <p>公平：流水最多 10 倍，只限定一组游戏。放宽：最多 100 倍，可以计入全部游戏。</p>
      <Table
        head={['站点', '规定']}
        rows={sites.map(({ id, title }) => [title, <BonusRulesForm site={id} rules={bonusRulesOf(id)} />])}
      />
    </>
  );
}

function BonusRulesForm({ site, rules }: { readonly site: string; readonly rules: BonusRules }) {
  const other = rules === 'fair' ? 'open' : 'fair';
  return (
    <ActionForm hidden={{ site, bonusRules: other }}>
      {bonusRulesWords[rules]} <button type="submit">改为{bonusRulesWords[other]}</button>
    </ActionForm>
  );
}

const bonusRulesWords: Readonly<Record<BonusRules, string>> = { fair: '公平', open: '放宽' };

function Codes({ row, demoCodeOf }: { readonly row: ListedPromotion } & Pick<ListProps, 'demoCodeOf'>) {
  if (!row.codes) return <>无</>;
  const { count, uses, used } = row.codes;
  const counted = `${count} 个，已兑换 ${used} / ${uses}`;
  const isDemo = row.seed === demoCodesSeed;
  return <Lines of={[...(isDemo ? [`演示 ${formatGiftCode(demoCodeOf(row.site_id))}`] : []), counted]} />;
}

function State({ row }: { readonly row: PromotionRow }) {
  const hidden = { id: String(row.id) };
  if (row.closed_at !== null) return <>已提前结束</>;
  if (row.published_at === null)
    return (
      <>
        草稿 <a href={`${promotionsPath}/forecast/${row.id}`}>预计费用和发布</a>
      </>
    );
  return (
    <ActionForm hidden={{ ...hidden, do: 'close' }}>
      已发布 <a href={`${promotionsPath}/forecast/${row.id}`}>预计费用</a>{' '}
      <button type="submit">提前结束</button>
    </ActionForm>
  );
}
