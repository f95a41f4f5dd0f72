import { describe, expect, it } from 'vitest';
import { make, unsaved } from '../testing/repository.ts';

const about = 'What runs for a while';
const table = 'tooling/house-rules/src/arrows/table.ts';

describe('a new domain', () => {
  it('is a package of the version of all, and a part of the platform', async () => {
    const draft = unsaved();
    draft.changeJson<object>('package.json', manifest => ({ ...manifest, version: '7.8.9' }));
    await make(draft, 'domain', 'trial-domain', { about });
    const manifest = JSON.parse(draft.read('platform/trial-domain/package.json'));
    expect(manifest).toMatchObject({ name: '@lobby/platform-trial-domain', version: '7.8.9' });
    expect(draft.read('platform/app/src/domains.ts')).toContain('  trialDomainDomain,\n');
    const { dependencies } = JSON.parse(draft.read('platform/app/package.json'));
    expect(dependencies).toHaveProperty('@lobby/platform-trial-domain');
    expect(draft.read(table)).toContain("'platform-trial-domain': ['platform-kernel']");
  });

  it('whose first call is made may depend on what that imports, in its manifest and in the table', async () => {
    const draft = unsaved();
    await make(draft, 'domain', 'trial-domain', { about });
    await make(draft, 'call', '/act/api/v1/trialDomain/list', {
      about,
      reason: about,
      domain: 'trial-domain',
    });
    const { dependencies } = JSON.parse(draft.read('platform/trial-domain/package.json'));
    expect(dependencies).toHaveProperty('@lobby/api-client');
    expect(draft.read(table)).toMatch(/'platform-trial-domain': \[[^\]]*'api-client'/);
    expect(draft.created).toContain('platform/trial-domain/src/list.ts');
  });

  it.each(['deposits', 'cashier', 'app'])('is refused for %s, which is there', async name => {
    await expect(make(unsaved(), 'domain', name, { about })).rejects.toThrow('is there already');
  });
});
