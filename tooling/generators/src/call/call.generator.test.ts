import { describe, expect, it } from 'vitest';
import { knownCalls } from '../contract/known-call.ts';
import { make, unsaved } from '../testing/repository.ts';

const about = 'The trials that run now';
const reason = 'Members see how far they came';
const contract = 'packages/api-client/src/contract';

describe('a new call', () => {
  it('of a resource with a file is added to it, and its hook leaves by the door of the others', async () => {
    const draft = unsaved();
    await make(draft, 'call', '/site/api/v1/user/member/trialMute', {
      about,
      does: 'change',
      reason,
      domain: 'access',
    });
    expect(draft.created).toEqual([
      'platform/identity/src/trial-mute.ts',
      'platform/identity/src/trial-mute.test.ts',
    ]);
    const made = knownCalls(draft).find(({ path }) => path.endsWith('/member/trialMute'));
    expect(made?.hook?.kind).toBe('mutation');
  });

  it('of a new resource gets its files, and a new domain of the platform', async () => {
    const draft = unsaved();
    await make(draft, 'call', '/act/api/v1/trial/config', { about, reason, fields: 'id:text,bonus:money' });
    expect(draft.created).toEqual([
      `${contract}/act/trial.ts`,
      'packages/api/src/endpoints/trial.ts',
      ...['package.json', 'tsconfig.json', 'turbo.json', 'README.md'].map(file => `platform/trial/${file}`),
      'platform/trial/src/trial.domain.ts',
      'platform/trial/src/trial.domain.test.ts',
      'platform/trial/src/config.ts',
      'platform/trial/src/config.test.ts',
    ]);
    expect(draft.read('platform/app/src/domains.ts')).toMatch(/ {2}trialDomain,\n {2}sportsbookDomain\(/);
    expect(knownCalls(draft).find(({ id }) => id === 'trial.config')).toMatchObject({
      answers: 'page',
      hook: { name: 'useTrialConfigQuery', door: '@lobby/api/endpoints/trial' },
      fields: [
        { name: 'id', kind: 'text' },
        { name: 'bonus', kind: 'money' },
      ],
    });
  });

  it('that no specification names is listed as ours, with its reason', async () => {
    const draft = unsaved();
    const path = '/act/api/v1/trial/level';
    await expect(make(draft, 'call', path, { about })).rejects.toThrow('Say --reason');
    await make(draft, 'call', path, { about, answers: 'object', reason });
    const listed = draft.read('tooling/house-rules/src/contract.test.ts');
    expect(listed).toContain(`// Members see how far they came.\n'POST ${path}'`);
    expect(draft.read('docs/wire-protocol.md')).toContain(`| \`${path}\` | members see how far they came |`);
  });

  it('that the specification names needs no reason, and is not listed', async () => {
    const draft = unsaved();
    const path = '/site/api/v1/advertising/trialContent';
    draft.change('packages/api-client/vectors/calls.txt', text => `${text}POST ${path}\n`);
    await make(draft, 'call', path, { about, domain: 'trial' });
    expect(draft.changed).not.toContain('docs/wire-protocol.md');
  });

  it('is refused when the contract has it, and for a path that is none', async () => {
    // The second stands in a file beside that of its folder, and is ours.
    for (const [known, ours] of [
      ['/game/api/v1/record/betRecordList', {}],
      ['/game/api/v1/record/disputeBet', { reason }],
    ] as const)
      await expect(make(unsaved(), 'call', known, { about, domain: 'sportsbook', ...ours })).rejects.toThrow(
        `has ${known} already`,
      );
    await expect(make(unsaved(), 'call', '/trial/config', { about })).rejects.toThrow('is no path of a call');
  });
});

describe('the calls of the contract', () => {
  it('are read with their hooks and fields', () => {
    expect(knownCalls(unsaved()).find(({ id }) => id === 'record.betRecordList')).toMatchObject({
      answers: 'page',
      hook: { name: 'useBetHistoryQuery', kind: 'query' },
    });
    expect(knownCalls(unsaved()).find(({ id }) => id === 'transfer.getBalance')?.answers).toBe('object');
    expect(knownCalls(unsaved()).length).toBeGreaterThan(25);
  });
});
