/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import {
  readRules,
  setAccess,
  setPlatformClosure,
  setSiteClosure,
  setSuspensions,
  suspensions,
  wordsOf,
} from '@lobby/platform-identity/sites/site-rules';
import { isNetwork } from '@lobby/platform-kernel/calls/networks';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type OperatorPage, operatorAction } from '@lobby/platform-kernel/domain/operator-page';
import * as v from 'valibot';
import { SitesView, wholePlatform } from './sites-view.tsx';

const site = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
/** Minutes from now; empty: nobody knows. */
const minutes = v.optional(v.pipe(v.string(), v.regex(/^\d{0,5}$/)), '');
const text = v.pipe(v.string(), v.trim(), v.maxLength(200));
const suspended = v.picklist(['', ...suspensions]);
const listOf = (isOne: (word: string) => boolean) =>
  v.pipe(
    v.string(),
    v.maxLength(20_000),
    v.transform(wordsOf),
    v.check(words => words.every(isOne)),
  );

const noSite = { refused: '没有这个站点。', status: 404 } as const;
const done = { sentence: '已更改，一秒内在所有服务器生效。' };

/** What sites let in: closures, suspended logins and registrations, regions and addresses. */
export function sitesPage({
  db,
  clock,
  sites,
  log,
}: Pick<Platform, 'db' | 'clock' | 'sites' | 'log'>): OperatorPage {
  const note = (change: object) => log.info(change, 'an operator changed who is let in');

  const closure = operatorAction({
    form: v.object({ site, closed: v.picklist(['on', 'off']), minutes }),
    done,
    async run({ site: id, closed, minutes: left }) {
      const until = left === '' ? undefined : clock.now() + Number(left) * 60_000;
      const asked = closed === 'on' ? { until } : undefined;
      if (id === wholePlatform) await setPlatformClosure(db, asked);
      else if (sites.byId(id)) await setSiteClosure(db, id, asked);
      else return noSite;
      note({ site: id, closed, until });
      return 'done';
    },
  });
  const suspension = operatorAction({
    form: v.pipe(
      v.object({ site, login: suspended, registration: suspended, text, textTw: text }),
      // A dialog in one script alone would be read by half of the members.
      v.check(asked => (asked.text === '') === (asked.textTw === '')),
    ),
    done,
    async run({ site: id, login, registration, text: words, textTw }) {
      if (!sites.byId(id)) return noSite;
      const suspensionText = words === '' ? undefined : { 'zh-CN': words, 'zh-TW': textTw };
      await setSuspensions(db, id, { suspended: { login, registration }, suspensionText });
      note({ site: id, login, registration });
      return 'done';
    },
  });
  const access = operatorAction({
    form: v.object({ site, warned: listOf(word => /^[A-Z]{2}$/.test(word)), blocked: listOf(isNetwork) }),
    done,
    async run({ site: id, warned, blocked }) {
      if (!sites.byId(id)) return noSite;
      await setAccess(db, id, { warned, blocked });
      note({ site: id, warned, blocked });
      return 'done';
    },
  });
  return {
    path: '/dev/operator/sites',
    title: '站点开放',
    group: 'sites',
    views: {
      async ''() {
        return { body: <SitesView sites={sites.all()} rules={await readRules(db)} /> };
      },
    },
    incomplete:
      '表单有误：地区为两个大写字母，网络如 203.0.113.0/24，文字最多 200 字，简体和繁体都填或都不填。',
    actions: [suspension, access, closure],
  };
}
