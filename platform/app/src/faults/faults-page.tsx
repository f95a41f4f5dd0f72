/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { entryOf, resultCodes, resultMessage } from '@lobby/api-client/result-codes';
import type { Site } from '@lobby/platform-kernel/calls/site';
import { type OperatorPage, operatorAction } from '@lobby/platform-kernel/domain/operator-page';
import { ActionForm, Table } from '@lobby/platform-kernel/operator-console/parts';
import * as v from 'valibot';
import type { FaultSwitch } from './fault-switch.ts';

/** Seconds that an answer is late at most. */
const slowest = 60;
const short = v.pipe(v.string(), v.trim(), v.maxLength(80));
const refusals = Object.keys(resultCodes).filter(code => entryOf(Number(code))?.outcome !== 'accept');

/**
 * Chooses the answers of the next calls. For development alone: whoever creates the switch asks whether the operator's
 * pages are there.
 * @param paths of the calls there are.
 */
export function faultsPage(
  faults: FaultSwitch,
  { sites, paths }: { readonly sites: readonly Site[]; readonly paths: readonly string[] },
): OperatorPage {
  const plan = operatorAction({
    form: v.object({
      siteId: v.picklist(['', ...sites.map(({ id }) => id)]),
      member: short,
      path: v.picklist(['', ...paths]),
      method: short,
      code: v.pipe(v.picklist(['0', ...refusals]), v.transform(Number)),
      seconds: v.optional(
        v.pipe(v.string(), v.regex(/^\d{0,2}$/), v.transform(Number), v.maxValue(slowest)),
        '0',
      ),
      times: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1)),
    }),
    done: { sentence: '已安排；接下来符合条件的请求会这样回复。' },
    async run({ seconds, ...fault }) {
      faults.plan({ ...fault, delayMs: seconds * 1_000 });
      return 'done';
    },
  });
  const clear = operatorAction({
    form: v.object({ do: v.literal('clear') }),
    done: { sentence: '已取消全部安排。' },
    async run() {
      faults.clear();
      return 'done';
    },
  });
  return {
    path: '/dev/operator/faults',
    title: '故障开关',
    group: 'development',
    views: {
      async ''() {
        return { body: <FaultsView faults={faults} sites={sites} paths={paths} /> };
      },
    },
    incomplete: '表单不完整：请选择结果码，次数为 1 到 999，延迟为 0 到 60 秒。',
    actions: [plan, clear],
  };
}

interface Shown {
  readonly faults: FaultSwitch;
  readonly sites: readonly Site[];
  readonly paths: readonly string[];
}

function FaultsView({ faults, sites, paths }: Shown) {
  return (
    <>
      <p>只在开发环境：让接下来的请求得到选定的结果码，以便在真实页面上查看。重启后失效。</p>
      <ActionForm>
        <label>
          结果码
          <select name="code">
            <option value="0">正常回复</option>
            {refusals.map(code => (
              <option value={code}>{said(Number(code))}</option>
            ))}
          </select>
        </label>
        <label>
          请求
          <select name="path">
            <option value="">所有请求</option>
            {paths.map(path => (
              <option value={path}>{path}</option>
            ))}
          </select>
        </label>
        <label>
          体育方法（可不填）
          <input name="method" maxlength={80} />
        </label>
        <label>
          站点
          <select name="siteId">
            <option value="">所有站点</option>
            {sites.map(({ id, title }) => (
              <option value={id}>{title}</option>
            ))}
          </select>
        </label>
        <label>
          会员（可不填）
          <input name="member" maxlength={80} />
        </label>
        <label>
          次数
          <input name="times" inputmode="numeric" value="1" maxlength={3} />
        </label>
        <label>
          延迟秒数
          <input name="seconds" inputmode="numeric" value="0" maxlength={2} />
        </label>
        <button type="submit">安排</button>
      </ActionForm>
      <h2>等待中</h2>
      <Table
        head={['结果码', '延迟', '请求', '站点', '会员', '剩余次数']}
        rows={faults
          .planned()
          .map(({ code, delayMs, path, method, siteId, member, times }) => [
            code === 0 ? '正常回复' : said(code),
            `${delayMs / 1_000} 秒`,
            [path || '所有请求', method].filter(Boolean).join(' '),
            siteId || '所有站点',
            member || '所有人',
            String(times),
          ])}
      />
      <ActionForm hidden={{ do: 'clear' }}>
        <button type="submit">取消全部</button>
      </ActionForm>
    </>
  );
}

function said(code: number): string {
  const name = entryOf(code)?.name;
  return name ? `${code} ${name} ${resultMessage(name, 'zh-CN')}` : String(code);
}
