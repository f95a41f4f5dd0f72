/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import {
  type AdmissionRules,
  type Closure,
  type SiteRules,
  type Suspension,
  suspensions,
} from '@lobby/platform-identity/sites/site-rules';
import type { Site } from '@lobby/platform-kernel/calls/site';
import { ActionForm, Time } from '@lobby/platform-kernel/operator-console/parts';

/** What the whole platform is called in the form of closures. */
export const wholePlatform = 'platform';

const ways: Record<Suspension | '', string> = {
  '': '开放',
  dialog: '暂停，弹窗说明',
  message: '暂停，页内提示',
  silent: '暂停，不说明原因',
};

/** The whole platform, then each site with what it lets in. */
export function SitesView({ sites, rules }: { sites: readonly Site[]; rules: AdmissionRules }) {
  return (
    <>
      <article>
        <h2>整个平台</h2>
        <ClosureForm site={wholePlatform} closure={rules.platform} />
      </article>
      {sites.map(({ id, title }) => {
        const own = rules.sites.get(id);
        return (
          own && (
            <article>
              <h2>{`${title}（站点 ${id}）`}</h2>
              <ClosureForm site={id} closure={own.closure} />
              <SuspensionForm site={id} rules={own} />
              <AccessForm site={id} rules={own} />
            </article>
          )
        );
      })}
    </>
  );
}

function ClosureForm({ site, closure }: { site: string; closure: Closure | undefined }) {
  return (
    <>
      <h3>维护</h3>
      <p>
        {closure ? '维护中' : '开放'}
        {closure?.until !== undefined && (
          <>
            ，预计 <Time at={closure.until} /> 恢复
          </>
        )}
      </p>
      <ActionForm hidden={{ site }}>
        <label>
          多少分钟后恢复（可不填）
          <input name="minutes" inputmode="numeric" maxlength={5} />
        </label>
        <button type="submit" name="closed" value="on">
          维护
        </button>
        <button type="submit" name="closed" value="off">
          开放
        </button>
      </ActionForm>
    </>
  );
}

function SuspensionForm({ site, rules }: { site: string; rules: SiteRules }) {
  const { suspended, suspensionText } = rules;
  return (
    <>
      <h3>登录与注册</h3>
      <ActionForm hidden={{ site }}>
        <Way label="登录" name="login" chosen={suspended.login} />
        <Way label="注册" name="registration" chosen={suspended.registration} />
        <label>
          弹窗文字（简体，可不填）
          <input name="text" maxlength={200} value={suspensionText?.['zh-CN'] ?? ''} />
        </label>
        <label>
          弹窗文字（繁体）
          <input name="textTw" maxlength={200} value={suspensionText?.['zh-TW'] ?? ''} />
        </label>
        <button type="submit">保存登录与注册</button>
      </ActionForm>
    </>
  );
}

function Way({ label, name, chosen }: { label: string; name: string; chosen: Suspension | '' }) {
  return (
    <label>
      {label}
      <select name={name}>
        {(['', ...suspensions] as const).map(way => (
          <option value={way} selected={way === chosen}>
            {ways[way]}
          </option>
        ))}
      </select>
    </label>
  );
}

function AccessForm({ site, rules }: { site: string; rules: SiteRules }) {
  const restricted = [...rules.restrictedRegions].join(' ');
  return (
    <>
      <h3>地区与网络</h3>
      <p>{`受限地区（随品牌资料）：${restricted || '无'}`}</p>
      <ActionForm hidden={{ site }}>
        <label>
          提醒地区
          <input name="warned" value={[...rules.warnedRegions].join(' ')} />
        </label>
        <label>
          限制访问的网络
          <textarea name="blocked" rows={3}>
            {rules.blockedNetworks.join('\n')}
          </textarea>
        </label>
        <button type="submit">保存地区与网络</button>
      </ActionForm>
    </>
  );
}
