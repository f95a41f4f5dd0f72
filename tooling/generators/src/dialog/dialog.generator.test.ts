import { describe, expect, it } from 'vitest';
import { make, unsaved } from '../testing/repository.ts';

const dialog = { package: 'auth', title: '确认身份' };
const files = (draft: ReturnType<typeof unsaved>) => draft.created.map(file => file.split('/').at(-1));

describe('a new dialog', () => {
  it('without steps is its view alone, and brings its words', async () => {
    const draft = unsaved();
    await make(draft, 'dialog', 'trial-person', dialog);
    expect(files(draft)).toEqual([
      'trial-person.dialog.ts',
      'trial-person.view.tsx',
      'trial-person.stories.tsx',
    ]);
    const declared = draft.read('packages/auth/src/trial-person/trial-person.dialog.ts');
    expect(declared).toContain("withTexts(() => import('./trial-person.view.tsx'), authMessages)");
    expect(draft.read('packages/auth/src/index.ts')).toContain('trialPersonDialog');
  });

  it('with steps has a flow, a hook, a container, and a story for each step', async () => {
    const draft = unsaved();
    await make(draft, 'dialog', 'trial-person', {
      ...dialog,
      steps: 'amount,check',
      call: 'userSession.logout',
    });
    expect(files(draft)).toEqual(
      expect.arrayContaining([
        'trial-person.flow.ts',
        'trial-person.flow.test.ts',
        'use-trial-person.ts',
        'trial-person.container.tsx',
      ]),
    );
    const stories = draft.read('packages/auth/src/trial-person/trial-person.stories.tsx');
    for (const step of ['amount', 'check', 'sending', 'done']) expect(stories).toContain(`'${step}'`);
  });

  it.each([
    ['userSession.logout', 'member'],
    ['userVerification.defaultKaptcha', 'public'],
  ])('that makes %s says who may open it: %s', async (call, access) => {
    const { told = [] } = await make(unsaved(), 'dialog', 'trial-person', { ...dialog, steps: 'one', call });
    expect(told.join()).toContain(access === 'member' ? `${call} answers members only` : '');
    expect(told).toHaveLength(access === 'member' ? 1 : 0);
  });

  it.each(['amount,amount', 'amount,done', 'Amount'])('is refused for the steps "%s"', async steps => {
    await expect(make(unsaved(), 'dialog', 'trial-person', { ...dialog, steps })).rejects.toThrow('--steps');
  });
});
