import { describe, expect, it } from 'vitest';
import { make, unsaved } from '../testing/repository.ts';

const page = { package: 'member', title: '会员等级', layout: 'mine' };

describe('a new screen', () => {
  it('gets a route, and a name for its path', async () => {
    const draft = unsaved();
    await make(draft, 'screen', 'vip-levels', page);
    expect(draft.read('packages/feature/src/paths/paths.ts')).toContain("vipLevels: path('/mine/vipLevels')");
    const feature = draft.read('packages/member/src/index.ts');
    expect(feature).toContain('path: paths.mine.vipLevels.pattern');
    expect(feature).toContain("access: 'member'");
  });

  it('takes the name that its path has already', async () => {
    const draft = unsaved();
    await make(draft, 'screen', 'vip-levels', { ...page, path: '/mine/vip' });
    expect(draft.changed).not.toContain('packages/feature/src/paths/paths.ts');
    expect(draft.read('packages/member/src/index.ts')).toContain('paths.mine.vip.pattern');
  });

  it('of a call draws waiting, nothing, a failure and being offline', async () => {
    const draft = unsaved();
    await make(draft, 'screen', 'notices', {
      package: 'member',
      title: '公告',
      call: 'record.betRecordList',
    });
    const stories = draft.read('packages/member/src/notices/notices.stories.tsx');
    for (const story of ['Filled', 'Empty', 'Waiting', 'Failed', 'Offline'])
      expect(stories).toContain(`const ${story}:`);
  });

  it('is refused when it exists, for a feature that does not, and for a path name that is taken', async () => {
    await expect(make(unsaved(), 'screen', 'bet-record', page)).rejects.toThrow('already');
    await expect(make(unsaved(), 'screen', 'a', { ...page, package: 'betting' })).rejects.toThrow(
      'is none of',
    );
    await expect(make(unsaved(), 'screen', 'vip', { ...page, path: '/mine/other' })).rejects.toThrow(
      'paths.mine.vip is /mine/vip already',
    );
  });
});
