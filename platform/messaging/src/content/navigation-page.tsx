/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { navigationCategories, navigationStates } from '@lobby/api-client/contract/site/advertising';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type OperatorPage, operatorAction } from '@lobby/platform-kernel/domain/operator-page';
import { ActionForm, Table } from '@lobby/platform-kernel/operator-console/parts';
import * as v from 'valibot';
import type { NavigationCategory } from './content.tables.ts';
import {
  changeNavigation,
  type NavigationEntry,
  navigationOf,
  type OpenHalls,
} from './navigation-entries.ts';
import { waitingForHalls } from './openings/hall-wishes.ts';

/** What members read; the code stands beside it, as the calls have it. */
const names: Readonly<Record<NavigationCategory, string>> = {
  home: '首页',
  sport: '体育',
  egame: '电子',
  realbet: '真人',
  lottery: '彩票',
  chess: '棋牌',
  gaming: '电竞',
  fish: '捕鱼',
  customer: '客服',
  venture: '合营',
  sponsor: '赞助',
  discount: '优惠',
  app: 'APP',
  save_money: '存款',
  transfer_money: '转账',
  take_money: '取款',
  profile: '个人资料',
  vip: 'VIP',
  Welfare: '福利中心',
  bet_record: '投注记录',
  trade_record: '交易记录',
  message: '消息',
};

const badges = { '': '无', hot: '热', new: '新' } as const;
const states = { open: '开放', coming: '即将推出', hidden: '不显示' } as const;

const form = v.object({
  site: v.string(),
  code: v.picklist(navigationCategories),
  position: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
  badge: v.picklist(['', 'hot', 'new']),
  state: v.picklist(navigationStates),
});

/** The navigation of every site, and a form for each of its categories. */
export function navigationPage(
  { db, sites, clock }: Pick<Platform, 'db' | 'sites' | 'clock'>,
  halls: OpenHalls,
): OperatorPage {
  return {
    path: '/dev/operator/navigation',
    title: '站点导航',
    group: 'sites',
    views: {
      async ''() {
        const shown = await Promise.all(
          sites.all().map(async ({ id, title }) => ({
            id,
            title,
            entries: await navigationOf(db, id, halls),
            waiting: await waitingForHalls(db, id),
          })),
        );
        return {
          body: shown.map(({ id, title, entries, waiting }) => (
            <section>
              <h2>
                {title}（站点 {id}）
              </h2>
              <Table
                head={['栏目', '更改']}
                rows={entries.map(entry => [
                  <>
                    {names[entry.code]} <code>{entry.code}</code>
                    <Waiting members={waiting.get(entry.code)} />
                  </>,
                  <EntryForm site={id} entry={entry} />,
                ])}
              />
            </section>
          )),
        };
      },
    },
    incomplete: '请选择栏目的状态，位置填 0 到 9999。',
    actions: [
      operatorAction({
        form,
        done: { sentence: '站点导航已更改，会员下一次打开页面就会看到。' },
        async run({ site, ...entry }) {
          if (!sites.all().some(({ id }) => id === site)) return { refused: '没有这个站点。', status: 404 };
          await changeNavigation(db, site, entry, clock.now());
          return 'done';
        },
      }),
    ],
  };
}

/** Opening a hall writes to those who asked: whoever opens it reads how many they are. */
function Waiting({ members }: { members: number | undefined }) {
  if (members === undefined) return null;
  return <>（{members} 位会员等开放通知，改为“开放”后各收到一封站内信）</>;
}

function EntryForm({ site, entry }: { site: string; entry: NavigationEntry }) {
  const { code, position, badge, state } = entry;
  return (
    <ActionForm hidden={{ site, code }}>
      <label>
        位置
        <input name="position" inputmode="numeric" value={String(position)} required />
      </label>
      <Choice label="状态" name="state" of={states} chosen={state} />
      <Choice label="角标" name="badge" of={badges} chosen={badge} />
      <button type="submit">保存</button>
    </ActionForm>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly of: Readonly<Record<string, string>>;
  readonly chosen: string;
}

function Choice({ label, name, of, chosen }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name}>
        {Object.entries(of).map(([value, words]) => (
          <option value={value} selected={value === chosen}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
