/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { day, midnightOf } from '@lobby/calendar';
import { type PromotionKind, promotionKinds } from '@lobby/funds/promotions';
import { bonusRulesOf, setBonusRules } from '@lobby/platform-identity/sites/bonus-rules';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import {
  type OperatorPage,
  operatorAction,
  type Problems,
  type Shown,
  type Typed,
} from '@lobby/platform-kernel/domain/operator-page';
import {
  Choice,
  Field,
  FormAt,
  FormProblem,
  type SentBack,
} from '@lobby/platform-kernel/operator-console/fields';
import { ActionForm } from '@lobby/platform-kernel/operator-console/parts';
import * as v from 'valibot';
import { forecastOf } from '../forecast/forecast.ts';
import { ForecastView } from '../forecast/forecast-view.tsx';
import { demoGiftCode } from '../gift-codes/gift-codes.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { readCodes } from './codes-form.ts';
import { CodesFields, CodesMade } from './codes-made.tsx';
import {
  changePromotion,
  createPromotion,
  createWithCodes,
  findAnyPromotion,
  listPromotions,
} from './operator-rows.ts';
import { promotionForm, readRule } from './promotion-form.ts';
import { PromotionList, promotionsPath } from './promotion-rows.tsx';
import { RuleFields } from './rule-form.tsx';
import { kindWords } from './rule-words.ts';
import { standingOf } from './standing.ts';
import { StandingView } from './standing-view.tsx';

const change = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
  do: v.picklist(['publish', 'close']),
});
const isKind = (text: string): text is PromotionKind => (promotionKinds as readonly string[]).includes(text);

const notChanged = {
  state: '活动已不在这个状态，请刷新列表。',
  terms: '这个站点不允许活动的流水要求：倍数超过 10，或不只一组游戏。品牌另有规定时，先在列表下面更改。',
} as const;

/** The promotions of all sites, and a form for a new one of each kind, drawn from the schema of its rule. */
export function promotionsPage(
  { db, sites, clock, keys, log }: Pick<Platform, 'db' | 'sites' | 'clock' | 'keys' | 'log'>,
  needs: PromotionNeeds,
): OperatorPage {
  const shownSites = () => sites.all().map(({ id, title }) => ({ id, title }));
  const newPromotion = (kind: PromotionKind, back?: SentBack): Shown => ({
    title: `新建${kindWords[kind]}`,
    status: back ? 400 : 200,
    body: <NewPromotion kind={kind} sites={shownSites()} back={back} />,
  });
  const sendBack = async (typed: Typed, problems: Problems) =>
    isKind(typed.kind ?? '')
      ? newPromotion(typed.kind as PromotionKind, { typed, problems })
      : ({ refused: '没有这种活动，请从列表重新打开。', status: 400 } as const);
  return {
    path: promotionsPath,
    title: '优惠活动',
    group: 'sites',
    views: {
      '': async () => ({
        body: (
          <PromotionList
            sites={shownSites()}
            rows={await listPromotions(db)}
            bonusRulesOf={
              await bonusRulesOf(
                db,
                shownSites().map(({ id }) => id),
              )
            }
            demoCodeOf={siteId => demoGiftCode(keys, siteId)}
          />
        ),
      }),
      '/forecast/:id': async ({ param }) => {
        const id = v.safeParse(change.entries.id, param('id'));
        const row = id.success && (await findAnyPromotion(db, Number(id.output)));
        if (!row) return undefined;
        const forecast = await forecastOf(db, row, clock.now(), needs);
        return { title: row.name_zh_cn, body: <ForecastView row={row} forecast={forecast} /> };
      },
      '/standing/:id': async ({ param, query }) => {
        const id = v.safeParse(change.entries.id, param('id'));
        const row = id.success && (await findAnyPromotion(db, Number(id.output)));
        if (!row) return undefined;
        const name = query('name').trim();
        const standing =
          name === '' ? undefined : await standingOf(db, row, { name, now: clock.now() }, needs);
        const body = <StandingView id={row.id} name={name} standing={standing} />;
        return { title: `${row.name_zh_cn} · 会员情况`, status: name === '' || standing ? 200 : 404, body };
      },
      '/new/:kind': async ({ param }) =>
        isKind(param('kind')) ? newPromotion(param('kind') as PromotionKind) : undefined,
    },
    incomplete: '表单不完整，请从列表重新打开。',
    actions: [
      operatorAction({
        form: v.object({ site: v.string(), bonusRules: v.picklist(['fair', 'open']) }),
        done: { sentence: '已更改，之后发布和参加活动按新的规定；已参加的会员不受影响。' },
        async run({ site, bonusRules }) {
          if (!(await setBonusRules(db, site, bonusRules))) return { refused: '没有这个站点。', status: 404 };
          log.info({ site, bonusRules }, 'an operator changed the bonus rules of a site');
          return 'done';
        },
      }),
      operatorAction({
        form: change,
        done: { sentence: '活动已更改，会员下一次打开页面就会看到。' },
        async run({ id, do: what }) {
          const changed = await changePromotion(db, Number(id), what, clock.now());
          return changed === 'done' ? changed : { refused: notChanged[changed], status: 409 };
        },
      }),
      operatorAction({
        form: promotionForm,
        done: { title: '已保存为草稿', sentence: '请在列表中看过预计费用再发布，会员才会看到。' },
        async run(form, typed) {
          const { site, kind, starts, ends } = form;
          if (!sites.all().some(({ id }) => id === site)) return sendBack(typed, { site: '没有这个站点。' });
          const [startsAt, endsAt] = [midnightOf(starts) ?? 0, (midnightOf(ends) ?? 0) + day];
          if (endsAt <= startsAt) return sendBack(typed, { ends: '结束日期不能早于开始日期。' });
          const read = readRule(kind, typed, (await bonusRulesOf(db, [site]))(site));
          if ('problems' in read) return sendBack(typed, read.problems);
          const promotion = {
            ...{ siteId: site, startsAt, endsAt, rule: read.rule, excludes: form.excludes },
            names: { 'zh-CN': form['zh-CN'], 'zh-TW': form['zh-TW'] },
          };
          if (read.rule.kind === 'gift-code') {
            const asked = readCodes(read.rule, typed);
            if ('problems' in asked) return sendBack(typed, asked.problems);
            const codes = await createWithCodes({ db, keys }, promotion, asked);
            return { title: '兑换码只显示这一次', body: <CodesMade codes={codes} /> };
          }
          await createPromotion(db, promotion);
          return 'done';
        },
        sendBack,
      }),
    ],
  };
}

interface NewProps {
  readonly kind: PromotionKind;
  readonly sites: readonly { readonly id: string; readonly title: string }[];
  readonly back: SentBack | undefined;
}

function NewPromotion({ kind, sites, back }: NewProps) {
  return (
    <FormAt.Provider value={{ id: 'promotion', ...back }}>
      <ActionForm hidden={{ kind }}>
        <FormProblem />
        <Choice
          name="site"
          label="站点"
          options={sites.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <Field name="zh-CN" label="名称（简体）" most={40} required />
        <Field name="zh-TW" label="名称（繁体）" most={40} required lang="zh-TW" />
        <Field name="starts" label="开始日期" hint="北京时间当天零点起，例如 2026-11-28" most={10} required />
        <Field name="ends" label="最后一天" hint="北京时间当天结束" most={10} required />
        <Field
          name="excludes"
          label="互斥标记"
          hint="同一标记的活动同时只能参加一个；留空表示不互斥"
          most={20}
        />
        <RuleFields kind={kind} />
        {kind === 'gift-code' && <CodesFields />}
        <button type="submit">保存草稿</button>
      </ActionForm>
    </FormAt.Provider>
  );
}
