import { setGrade } from '@lobby/platform-identity/members/vip-grade';
import { freezeMember, unfreezeMember } from '@lobby/platform-identity/sessions/freeze-member';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { createFormTokens } from '@lobby/platform-kernel/domain/form-token';
import { guardOperatorPage } from '@lobby/platform-kernel/domain/operator-door';
import { htmlPage } from '@lobby/platform-kernel/texts/html';
import { sendBroadcast, sendLetter } from '@lobby/platform-messaging/letters/send-letter';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { broadcastRows, memberRows } from './member-rows.ts';
import {
  broadcastPage,
  memberPage,
  operatorPath,
  refusedPage,
  type SentBack,
  searchPage,
} from './operator-html.ts';
import {
  broadcastForm,
  freezeForm,
  gradeForm,
  letterForm,
  readForm,
  type Typed,
  textsOf,
} from './read-forms.ts';

/** Two contents of 20,000 characters, percent-encoded. */
const maxFormBytes = 512 * 1024;

/** Whether a member is in a time-out or excluded. */
export type IsPaused = (db: Platform['db'], memberId: string, now: number) => Promise<boolean>;

/**
 * `/dev/operator`: a member with the security log, letters to one or to all, freezing an account, the VIP grade. Only this machine
 * may ask; a form has to come from these pages, with their token.
 */
export function mountOperatorPages(
  app: Hono,
  platform: Pick<Platform, 'db' | 'clock' | 'keys' | 'sites' | 'broker' | 'log'> & {
    readonly isPaused: IsPaused;
  },
): void {
  const { db, clock, sites, isPaused } = platform;
  const tokens = createFormTokens(platform.keys, clock, operatorPath);
  guardOperatorPage(app, operatorPath);

  const showMember = async (c: Context, asked: { site: string; name: string }, back?: SentBack) => {
    const member = await memberRows(db, asked.site, asked.name, clock.now());
    if (!member) return htmlPage(searchPage(sites.all(), asked), 404);
    const more = back ? { back } : { done: c.req.query('done') };
    return htmlPage(memberPage(member, tokens.issue(), more), back ? 400 : 200);
  };
  const showBroadcasts = async (c: Context, siteId: string, back?: SentBack) => {
    const site = sites.byId(siteId);
    if (!site) return c.notFound();
    const more = back ? { back } : { done: c.req.query('done') };
    const page = broadcastPage(site, await broadcastRows(db, siteId), tokens.issue(), more);
    return htmlPage(page, back ? 400 : 200);
  };
  const asked = (c: Context) => ({ site: c.req.query('site') ?? '', name: c.req.query('name') ?? '' });
  const follow = (c: Context, page: string, query: Readonly<Record<string, string>>) =>
    c.redirect(`${operatorPath}/${page}?${new URLSearchParams(query)}`, 303);

  /** Answers a form that comes from these pages; any other is refused with a sentence. */
  const onForm = (path: string, answer: (c: Context, typed: Typed) => Promise<Response>) =>
    app.post(`${operatorPath}/${path}`, bodyLimit({ maxSize: maxFormBytes, onError: tooLong }), async c => {
      const body = await c.req.parseBody().catch(() => ({}));
      const typed = Object.fromEntries(
        Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string'),
      );
      if (!tokens.accepts(typed.token ?? ''))
        return htmlPage(refusedPage('页面已过期，请重新打开后再提交。'), 403);
      return answer(c, typed);
    });

  app.get(operatorPath, () => htmlPage(searchPage(sites.all())));
  app.get(`${operatorPath}/member`, c => showMember(c, asked(c)));
  app.get(`${operatorPath}/broadcast`, c => showBroadcasts(c, asked(c).site));

  onForm('letter', async (c, typed) => {
    const owner = { site: typed.site ?? '', name: typed.name ?? '' };
    const read = readForm(letterForm, typed);
    const member = await memberRows(db, owner.site, owner.name, clock.now());
    if (!member || 'problems' in read)
      return showMember(c, owner, { typed, problems: 'problems' in read ? read.problems : {} });
    const { id, kind, site } = read.form;
    if (kind === 'activity' && (await isPaused(db, member.id, clock.now())))
      return showMember(c, owner, { typed, problems: { kind: '会员正在暂停或自我排除，不能发送活动信件' } });
    const about = { id, siteId: site, memberId: member.id, type: kind, at: clock.now() };
    await sendLetter(db, { ...about, texts: textsOf(read.form) });
    return follow(c, 'member', { ...owner, done: 'letter' });
  });

  onForm('broadcast', async (c, typed) => {
    const read = readForm(broadcastForm, typed);
    const site = sites.byId(typed.site ?? '');
    if (!site || 'problems' in read)
      return showBroadcasts(c, typed.site ?? '', {
        typed,
        problems: 'problems' in read ? read.problems : {},
      });
    const { id, kind } = read.form;
    await sendBroadcast(db, { id, siteId: site.id, type: kind, texts: textsOf(read.form), at: clock.now() });
    return follow(c, 'broadcast', { site: site.id, done: 'broadcast' });
  });

  onForm('freeze', async (c, typed) => {
    const read = readForm(freezeForm, typed);
    if ('problems' in read) return htmlPage(refusedPage('表单不完整。'), 400);
    const { site, name, do: what } = read.form;
    const member = await memberRows(db, site, name, clock.now());
    if (!member) return showMember(c, { site, name });
    const change = what === 'freeze' ? freezeMember : unfreezeMember;
    const changed = await change(platform, { siteId: site, memberId: member.id });
    return follow(c, 'member', { site, name, done: changed ? what : 'unchanged' });
  });

  onForm('grade', async (c, typed) => {
    const read = readForm(gradeForm, typed);
    if ('problems' in read) return htmlPage(refusedPage('表单不完整。'), 400);
    const { site, name, grade } = read.form;
    const member = await memberRows(db, site, name, clock.now());
    if (!member) return showMember(c, { site, name });
    const changed = await setGrade(db, { siteId: site, memberId: member.id }, grade);
    platform.log.info({ member: member.id, site, grade }, 'an operator set a VIP grade');
    return follow(c, 'member', { site, name, done: changed ? 'grade' : 'unchanged' });
  });
}

/** The rest of the form is not read, so the connection cannot be used again. */
function tooLong(): Response {
  const page = htmlPage(refusedPage('内容太长。'), 413);
  page.headers.set('connection', 'close');
  return page;
}
