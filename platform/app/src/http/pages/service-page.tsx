/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { Site, SiteColours } from '@lobby/platform-kernel/calls/site';
import { raw } from 'hono/utils/html';

const words = {
  'zh-CN': {
    lang: 'zh-Hans-CN',
    title: '在线客服',
    lead: (name: string) => `您好，这里是${name}客服。`,
    demo: '本站是演示环境，没有真人客服值守，账户里的资金均为演示资金。',
    operator: '运营方上线时，在站点设置里填写自己的客服地址，本页就会换成真正的客服窗口。',
    warning: '谨防诈骗',
    staff: '工作人员绝不会向您索要验证码或密码，也不会要求您向个人账户转账。',
    back: (name: string) => `返回${name}`,
  },
  'zh-TW': {
    lang: 'zh-Hant-TW',
    title: '線上客服',
    lead: (name: string) => `您好，這裡是${name}客服。`,
    demo: '本站是示範環境，沒有真人客服值班，帳戶裡的資金均為示範資金。',
    operator: '營運方上線時，在網站設定裡填寫自己的客服網址，本頁就會換成真正的客服視窗。',
    warning: '謹防詐騙',
    staff: '工作人員絕不會向您索取驗證碼或密碼，也不會要求您向個人帳戶轉帳。',
    back: (name: string) => `返回${name}`,
  },
} as const;

/**
 * The "contact customer service" page of a demo site, with its colours, its name and the requested language, and
 * nothing of other sites. An operator sets the address of the real customer service in the site row.
 */
export function servicePage(site: Site, locale: Locale) {
  const say = words[locale];
  const name = site.titles[locale];
  const { logo, light, dark } = site.look;
  return (
    <html lang={say.lang}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={logo ? dataUri(logo) : 'data:,'} />
        <title>{`${name} · ${say.title}`}</title>
        <style>{raw(style(light, dark))}</style>
      </head>
      <body>
        <header>
          {logo && <img alt="" width="44" height="44" src={dataUri(logo)} />}
          <strong>{name}</strong>
        </header>
        <main>
          <h1>{say.title}</h1>
          <p>
            {say.lead(name)}
            {say.demo}
          </p>
          <p>{say.operator}</p>
          <aside>
            <h2>{say.warning}</h2>
            <p>{say.staff}</p>
          </aside>
          <a href={site.h5DomainUrl}>{say.back(name)}</a>
        </main>
      </body>
    </html>
  );
}

function style(light: SiteColours, dark: SiteColours): string {
  return `:root{color-scheme:light;${properties(light)}}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;${properties(dark)}}}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;background:var(--ground);color:var(--text);font:16px/1.75 system-ui,"PingFang SC","PingFang TC","Microsoft YaHei","Microsoft JhengHei","Noto Sans CJK SC",sans-serif}
header{display:flex;gap:.75rem;align-items:center;max-width:42rem;margin:0 auto;padding:1.25rem}
header strong{font-size:1.25rem}
main{display:grid;gap:1rem;max-width:42rem;margin:0 auto 2rem;padding:1.75rem 1.5rem;border:1px solid var(--line);border-radius:1rem;background:var(--surface)}
h1{font-size:1.5rem;line-height:1.35}
h2{font-size:1rem;color:var(--accent)}
p{color:var(--quiet);overflow-wrap:anywhere}
aside{padding:1rem 1.25rem;border-inline-start:4px solid var(--accent);border-radius:.5rem;background:var(--ground)}
a{justify-self:start;min-height:44px;padding:.55rem 1.4rem;border-radius:.75rem;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--text);outline-offset:2px}
@media (max-width:46rem){main{margin-inline:1rem;padding:1.25rem}}
@media (max-width:30rem){a{justify-self:stretch;text-align:center}}`;
}

function properties(colours: SiteColours): string {
  const { ground, surface, text, quiet, line, accent, onAccent } = colours;
  return `--ground:${ground};--surface:${surface};--text:${text};--quiet:${quiet};--line:${line};--accent:${accent};--on-accent:${onAccent}`;
}

function dataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
