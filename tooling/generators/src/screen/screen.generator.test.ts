import { describe, expect, it } from 'vitest';
import { make, unsaved } from '../testing/repository.ts';

const paths = 'packages/feature/src/paths/paths.ts';
const page = { package: 'inbox', title: '会员等级', layout: 'mine' };

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
