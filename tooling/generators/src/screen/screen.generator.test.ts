import { describe, expect, it } from 'vitest';
import { knownCalls } from '../contract/known-call.ts';
import type { Draft } from '../draft/draft.ts';
import { make, unsaved } from '../testing/repository.ts';

const paths = 'packages/feature/src/paths/paths.ts';
const page = { package: 'inbox', title: '会员等级', layout: 'mine' };

const accessTestOf = (draft: Draft, of: string) =>
  draft.read(`packages/${of}/src/trial-list/trial-list.access.test.ts`);

/** A query of the contract that answers visitors too, and with something that can be shown. */
function openCall(): string {
  const open = knownCalls(unsaved()).find(
    ({ hook, access, fields }) => hook?.kind === 'query' && access === 'public' && fields.length > 0,
  );
  return open?.id ?? '';
}

describe('a new screen', () => {
  it('gets a route, and a name for its path', async () => {
    const draft = unsaved();
    await make(draft, 'screen', 'trial-levels', page);
    expect(draft.read(paths)).toContain("trialLevels: path('/mine/trialLevels')");
    const feature = draft.read('packages/inbox/src/index.ts');
    expect(feature).toContain("page(paths.mine.trialLevels, 'inbox.trialLevels.title', 'trialLevels')");
    expect(draft.read('packages/inbox/src/lazy-screens.ts')).toContain(
      "trialLevels: () => import('./trial-levels/trial-levels.screen.tsx')",
    );
  });

  it('says of its page what the pages of its feature do not share', async () => {
    const draft = unsaved();
    await make(draft, 'screen', 'trial-levels', { ...page, access: 'bound' });
    expect(draft.read('packages/inbox/src/index.ts')).toContain("'trialLevels', { access: 'bound' })");
  });

  it('is the first of a feature without screens, which then lists them', async () => {
    const draft = unsaved();
    await make(draft, 'screen', 'trial-levels', { ...page, package: 'betslip' });
    const feature = draft.read('packages/betslip/src/feature.ts');
    expect(feature).toContain(
      "defineScreens(() => import('./lazy-screens.ts'), { texts: betslipMessages, layout: 'mine', access: 'member' })",
    );
    expect(draft.read('packages/betslip/src/lazy-screens.ts')).toContain('trialLevels: () => import(');
  });

  it('takes the name that its path has already', async () => {
    const draft = unsaved();
    draft.change(paths, text => text.replace('\n  mine: {', "\n  mine: {\n    trial: path('/mine/trial'),"));
    const before = draft.read(paths);
    await make(draft, 'screen', 'trial-levels', { ...page, path: '/mine/trial' });
    expect(draft.read(paths)).toBe(before);
    expect(draft.read('packages/inbox/src/index.ts')).toContain('page(paths.mine.trial,');
  });

  it('of a call draws waiting, nothing, a failure and being offline', async () => {
    const draft = unsaved();
    await make(draft, 'screen', 'trial-list', {
      package: 'inbox',
      title: '公告',
      call: 'record.betRecordList',
    });
    const stories = draft.read('packages/inbox/src/trial-list/trial-list.stories.tsx');
    for (const story of ['Filled', 'Empty', 'Waiting', 'Failed', 'Offline'])
      expect(stories).toContain(`const ${story}:`);
  });

  const ofMembers = { package: 'inbox', title: '公告', call: 'record.betRecordList' };

  it('of a member’s call is a page for members in their area, and says so', async () => {
    const draft = unsaved();
    const { told } = await make(draft, 'screen', 'trial-list', { ...ofMembers, package: 'content' });
    const feature = draft.read('packages/content/src/index.ts');
    expect(feature).toMatch(/page\(paths\.mine\.trialList, .*layout: 'mine', access: 'member' \}\)/);
    expect(told?.join()).toContain('record.betRecordList answers members only');
  });

  it('of a member’s call is refused as a public page, with what to do', async () => {
    const wanted = make(unsaved(), 'screen', 'trial-list', { ...ofMembers, access: 'public' });
    await expect(wanted).rejects.toThrow(/a login dialog in place of the page\. Leave --access out/);
  });

  it('of a call for everybody is a public page, unless it is asked for members', async () => {
    const open = { ...ofMembers, package: 'content', call: openCall() };
    const draft = unsaved();
    const { told } = await make(draft, 'screen', 'trial-list', open);
    expect(told).toEqual([]);
    expect(accessTestOf(draft, 'content')).toContain("expect(route?.access).toBe('public')");
    const closed = unsaved();
    await make(closed, 'screen', 'trial-list', { ...open, access: 'member' });
    expect(accessTestOf(closed, 'content')).toContain("expect(route?.access).toBe('member')");
  });

  it('brings a test of what a visitor sees', async () => {
    const draft = unsaved();
    await make(draft, 'screen', 'trial-list', ofMembers);
    const test = accessTestOf(draft, 'inbox');
    expect(test).toContain('asks visitors to log in first, for record.betRecordList answers members only');
    expect(test).toContain("expect(route?.access).toBe('member')");
    expect(test).toContain("expect(contract.record.betRecordList.access).toBe('member')");
  });

  it('is refused when it exists, for a feature that does not, and for a path name that is taken', async () => {
    await expect(make(unsaved(), 'screen', 'letters', page)).rejects.toThrow('already');
    await expect(make(unsaved(), 'screen', 'a', { ...page, package: 'betting' })).rejects.toThrow(
      'is none of',
    );
    await expect(make(unsaved(), 'screen', 'vip', { ...page, path: '/mine/other' })).rejects.toThrow(
      'paths.mine.vip is /mine/vip already',
    );
  });
});
