/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { OperatorPage, Shown } from '@lobby/platform-kernel/domain/operator-page';
import type { SentBack } from '@lobby/platform-kernel/operator-console/fields';
import { Said } from '@lobby/platform-kernel/operator-console/parts';
import { BroadcastView } from './broadcast-view.tsx';
import { type MembersNeeds, memberActions, operatorPath } from './member-actions.ts';
import { broadcastRows, memberRows } from './member-rows.ts';
import { MemberView } from './member-view.tsx';
import { SearchView } from './search-view.tsx';

/** What an action did, by the word in the address that leads back to the page. */
const doneWords: Readonly<Record<string, string>> = {
  letter: '信件已发送。',
  broadcast: '群发信件已发送。',
  freeze: '账户已冻结，所有登录都已退出。',
  unfreeze: '账户已解除冻结。',
  grade: 'VIP 等级已更改。',
  unchanged: '账户已经是这个状态，没有变动。',
};

/** A member with the security log, letters to one or to all, freezing an account, the VIP grade. */
export function membersPage(needs: MembersNeeds): OperatorPage {
  const { db, clock, sites } = needs;
  const showMember = async (asked: { site: string; name: string }, more: More = {}): Promise<Shown> => {
    const member = await memberRows(db, asked.site, asked.name, clock.now());
    if (!member) return { status: 404, body: <SearchView sites={sites.all()} asked={asked} /> };
    const body = withDone(more.done, <MemberView member={member} back={more.back} />);
    return { title: member.name, status: more.back ? 400 : 200, body };
  };
  const showBroadcasts = async (siteId: string, more: More = {}): Promise<Shown | undefined> => {
    const site = sites.byId(siteId);
    if (!site) return undefined;
    const view = <BroadcastView site={site.id} sent={await broadcastRows(db, site.id)} back={more.back} />;
    return {
      title: `群发信件 · ${site.title}`,
      status: more.back ? 400 : 200,
      body: withDone(more.done, view),
    };
  };
  return {
    path: operatorPath,
    title: '会员操作',
    group: 'members',
    views: {
      '': async () => ({ body: <SearchView sites={sites.all()} /> }),
      '/member': ({ query }) =>
        showMember({ site: query('site'), name: query('name') }, { done: query('done') }),
      '/broadcast': ({ query }) => showBroadcasts(query('site'), { done: query('done') }),
    },
    incomplete: '表单不完整。',
    actions: memberActions(needs, { member: showMember, broadcasts: showBroadcasts }),
  };
}

interface More {
  readonly done?: string;
  readonly back?: SentBack;
}

function withDone(done: string | undefined, view: Shown['body']): Shown['body'] {
  const said = doneWords[done ?? ''];
  return (
    <>
      {said && (
        <Said>
          <strong>{said}</strong>
        </Said>
      )}
      {view}
    </>
  );
}
