import { highestGrade } from '@lobby/platform-identity/members/vip-grade';
import type { Site } from '@lobby/platform-kernel/calls/site';
import { escapeHtml, plainPage, row, table, time } from '@lobby/platform-kernel/texts/html';
import { broadcastKinds, personalKinds } from '@lobby/platform-messaging/letters/letter-kinds';
import { hiddenFields, kindWord, letterFormHtml } from './letter-form.ts';
import type { BroadcastRows, MemberRows } from './member-rows.ts';
import type { Problems, Typed } from './read-forms.ts';

export const operatorPath = '/dev/operator';

/** What the other pages for operators and developers are for; each is left out where it is off. */
const otherPages = [
  ['/dev/operator/feedback', '意见反馈'],
  ['/dev/operator/payments', '待处理存款'],
  ['/dev/operator/withdrawals', '取款审核'],
  ['/dev/operator/transfers', '场馆转账'],
  ['/dev/book', '赛事操作'],
  ['/dev/outbox', '发件箱'],
] as const;

/** What an action did, by the word in the address that leads back to the page. */
const doneWords: Readonly<Record<string, string>> = {
  letter: '信件已发送。',
  broadcast: '群发信件已发送。',
  freeze: '账户已冻结，所有登录都已退出。',
  unfreeze: '账户已解除冻结。',
  grade: 'VIP 等级已更改。',
  unchanged: '账户已经是这个状态，没有变动。',
};

/** A form that was sent back: what was typed, and what is wrong with it. */
export interface SentBack {
  readonly typed: Typed;
  readonly problems: Problems;
}

/** Looks for a member, or goes to the broadcasts of a site. */
export function searchPage(sites: readonly Site[], asked?: { site: string; name: string }): string {
  const choose = (action: string, fields: string, button: string) =>
    `<form action="${action}"><label>站点<select name="site">${sites
      .map(
        ({ id, title }) =>
          `<option value="${escapeHtml(id)}"${id === asked?.site ? ' selected' : ''}>${escapeHtml(title)}</option>`,
      )
      .join('')}</select></label>${fields}<button>${button}</button></form>`;
  const missing = asked ? `<em id="name-problem">这个站点没有名为“${escapeHtml(asked.name)}”的会员</em>` : '';
  const about = asked ? ' aria-invalid="true" aria-describedby="name-problem"' : '';
  const name = `<label>用户名<input name="name" required maxlength="60" value="${escapeHtml(asked?.name ?? '')}"${about}>${missing}</label>`;
  const others = otherPages.map(([path, title]) => `<li><a href="${path}">${title}</a></li>`);
  return plainPage(
    '会员操作',
    `<h2>会员</h2>${choose(`${operatorPath}/member`, name, '查找')}` +
      `<h2>群发信件</h2>${choose(`${operatorPath}/broadcast`, '', '打开')}` +
      `<h2>其他页面</h2><ul>${others.join('')}</ul>`,
  );
}

/** One member: what is known, the forms, the letters and the security log. */
export function memberPage(
  member: MemberRows,
  token: string,
  more: { readonly done?: string | undefined; readonly back?: SentBack } = {},
): string {
  const owner = { site: member.site_id, name: member.name };
  const action = member.frozen_at === null ? 'freeze' : 'unfreeze';
  const state = member.frozen_at === null ? '正常' : { html: `已冻结，自 ${time(member.frozen_at)}` };
  return plainPage(
    member.name,
    [
      backAndDone(more.done),
      table(
        ['站点', '状态', '姓名', '手机', '邮箱', '注册', '在线设备'],
        [
          row([
            ...[member.site_id, state, member.real_name, member.phone, member.email],
            ...[{ html: time(member.created_at) }, String(member.sessions.length)],
          ]),
        ],
      ),
      '<h2>账户</h2>',
      `<form method="post" action="${operatorPath}/freeze">${hiddenFields({ ...owner, token, do: action })}` +
        `<button>${action === 'freeze' ? '冻结账户' : '解除冻结'}</button></form>`,
      gradeFormHtml(member, token),
      '<h2>写信</h2>',
      letterFormHtml({
        ...{ action: `${operatorPath}/letter`, token, kinds: personalKinds, hidden: owner, button: '发送' },
        ...more.back,
      }),
      '<h2>信件</h2>',
      table(
        ['发送', '类型', '标题', '已读'],
        member.letters.map(letter =>
          row([
            ...[{ html: time(letter.sent_at) }, kindWord(letter.type), letter.title],
            letter.read_at === null ? '' : { html: time(letter.read_at) },
          ]),
        ),
      ),
      '<h2>安全记录</h2>',
      table(
        ['时间', '事件', '原因', '对象', '设备', '地址', '地点', '次数'],
        member.securityLog.map(event =>
          row([
            ...[{ html: time(event.at) }, event.kind, event.reason, event.about, event.device_label],
            ...[event.masked_ip, `${event.country} ${event.city}`.trim(), String(event.times)],
          ]),
        ),
      ),
    ].join(''),
  );
}

function gradeFormHtml({ site_id, name, vip_level }: MemberRows, token: string): string {
  const grades = Array.from(
    { length: highestGrade + 1 },
    (_, grade) => `<option${grade === vip_level ? ' selected' : ''}>${grade}</option>`,
  );
  return (
    `<form method="post" action="${operatorPath}/grade">${hiddenFields({ site: site_id, name, token })}` +
    `<label>VIP 等级<select name="grade">${grades.join('')}</select></label><button>更改等级</button></form>`
  );
}

/** The broadcasts of a site, and the form of a new one. */
export function broadcastPage(
  site: Site,
  sent: BroadcastRows,
  token: string,
  more: { readonly done?: string | undefined; readonly back?: SentBack } = {},
): string {
  return plainPage(
    `群发信件 · ${site.title}`,
    [
      backAndDone(more.done),
      '<p>发给这个站点现在的全部会员；以后注册的会员看不到。</p>',
      letterFormHtml({
        ...{ action: `${operatorPath}/broadcast`, token, kinds: broadcastKinds, hidden: { site: site.id } },
        ...{ button: '发送给全部会员', ...more.back },
      }),
      '<h2>已发送</h2>',
      table(
        ['发送', '类型', '标题', '已读会员'],
        sent.map(each =>
          row([{ html: time(each.sent_at) }, kindWord(each.type), each.title, String(each.readers)]),
        ),
      ),
    ].join(''),
  );
}

/** Why nothing was done. */
export function refusedPage(sentence: string): string {
  return plainPage('未执行', `<p>${escapeHtml(sentence)}</p>${backAndDone()}`);
}

function backAndDone(done?: string): string {
  const said = done === undefined ? undefined : doneWords[done];
  return `${said ? `<p role="status"><strong>${said}</strong></p>` : ''}<p><a href="${operatorPath}">会员操作</a></p>`;
}
