import { freezeMember, unfreezeMember } from '@lobby/platform-identity/sessions/freeze-member';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type OperatorAction, operatorAction, type Shown } from '@lobby/platform-kernel/domain/operator-page';
import type { SentBack } from '@lobby/platform-kernel/operator-console/fields';
import { sendBroadcast, sendLetter } from '@lobby/platform-messaging/letters/send-letter';
import { broadcastForm, freezeForm, gradeForm, letterForm, textsOf } from './forms.ts';
import { memberRows } from './member-rows.ts';

/** Whether a member is in a time-out or excluded. */
export type IsPaused = (db: Platform['db'], memberId: string, now: number) => Promise<boolean>;

/** Gives a member of a site a VIP grade, at an instant, ms. @returns false when they have it already. */
export type GiveGrade = (
  db: Platform['db'],
  whose: { readonly siteId: string; readonly memberId: string },
  grade: number,
  now: number,
) => Promise<boolean>;

export type MembersNeeds = Pick<Platform, 'db' | 'clock' | 'sites' | 'broker' | 'log'> & {
  readonly isPaused: IsPaused;
  readonly giveGrade: GiveGrade;
};

export const operatorPath = '/dev/operator';

/** The views that actions come back to. */
interface Views {
  readonly member: (owner: Owner, more?: { readonly back?: SentBack }) => Promise<Shown>;
  readonly broadcasts: (siteId: string, more: { readonly back?: SentBack }) => Promise<Shown | undefined>;
}

interface Owner {
  readonly site: string;
  readonly name: string;
}

const noSite = { refused: '没有这个站点。', status: 404 } as const;

/** What an operator does for members: letters to one or to all, freezing an account, the VIP grade. */
export function memberActions(platform: MembersNeeds, views: Views): readonly OperatorAction[] {
  const { db, clock, sites, isPaused, giveGrade, log } = platform;
  const find = ({ site, name }: Owner) => memberRows(db, site, name, clock.now());
  const backTo = ({ site, name }: Owner, done: string) => follow('member', { site, name, done });

  const letter = operatorAction({
    at: '/letter',
    form: letterForm,
    async run(form) {
      const { id, site, kind } = form;
      const member = await find(form);
      if (!member) return views.member(form);
      if (kind === 'activity' && (await isPaused(db, member.id, clock.now()))) {
        const problems = { kind: '会员正在暂停或自我排除，不能发送活动信件' };
        return views.member(form, { back: { typed: form, problems } });
      }
      const about = { id, siteId: site, memberId: member.id, type: kind, at: clock.now() };
      await sendLetter(db, { ...about, texts: textsOf(form) });
      return backTo(form, 'letter');
    },
    sendBack: (typed, problems) =>
      views.member({ site: typed.site ?? '', name: typed.name ?? '' }, { back: { typed, problems } }),
  });
  const broadcast = operatorAction({
    at: '/broadcast',
    form: broadcastForm,
    async run(form) {
      const { id, kind } = form;
      const site = sites.byId(form.site);
      if (!site) return noSite;
      const about = { id, siteId: site.id, type: kind, at: clock.now() };
      await sendBroadcast(db, { ...about, texts: textsOf(form) });
      return follow('broadcast', { site: site.id, done: 'broadcast' });
    },
    sendBack: async (typed, problems) =>
      (await views.broadcasts(typed.site ?? '', { back: { typed, problems } })) ?? noSite,
  });
  const freeze = operatorAction({
    at: '/freeze',
    form: freezeForm,
    async run(form) {
      const member = await find(form);
      if (!member) return views.member(form);
      const change = form.do === 'freeze' ? freezeMember : unfreezeMember;
      const changed = await change(platform, { siteId: form.site, memberId: member.id });
      return backTo(form, changed ? form.do : 'unchanged');
    },
  });
  const grade = operatorAction({
    at: '/grade',
    form: gradeForm,
    async run(form) {
      const member = await find(form);
      if (!member) return views.member(form);
      const whose = { siteId: form.site, memberId: member.id };
      const changed = await giveGrade(db, whose, form.grade, clock.now());
      log.info({ member: member.id, site: form.site, grade: form.grade }, 'an operator set a VIP grade');
      return backTo(form, changed ? 'grade' : 'unchanged');
    },
  });
  return [letter, broadcast, freeze, grade];
}

/** Goes on to a view that says what was done. */
function follow(view: string, query: Readonly<Record<string, string>>) {
  return { goTo: `${operatorPath}/${view}?${new URLSearchParams(query)}` };
}
