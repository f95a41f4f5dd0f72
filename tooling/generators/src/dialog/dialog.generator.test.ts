import { describe, expect, it } from 'vitest';
import { make, unsaved } from '../testing/repository.ts';

const dialog = { package: 'auth', title: '确认身份' };
const files = (draft: ReturnType<typeof unsaved>) => draft.created.map(file => file.split('/').at(-1));

describe('a new dialog', () => {
  it('without steps is its view alone, and brings its words', async () => {
    const draft = unsaved();
    await make(draft, 'dialog', 'confirm-person', dialog);
    expect(files(draft)).toEqual([
      'confirm-person.dialog.ts',
      'confirm-person.view.tsx',
      'confirm-person.stories.tsx',
    ]);
    const declared = draft.read('packages/auth/src/confirm-person/confirm-person.dialog.ts');
    expect(declared).toContain("withTexts(() => import('./confirm-person.view.tsx'), authMessages)");
    expect(draft.read('packages/auth/src/index.ts')).toContain('confirmPersonDialog');
  });

  it('with steps has a flow, a hook, a container, and a story for each step', async () => {
    const draft = unsaved();
    await make(draft, 'dialog', 'confirm-person', {
      ...dialog,
      steps: 'amount,check',
      call: 'userSession.logout',
    });
    expect(files(draft)).toEqual(
      expect.arrayContaining([
        'confirm-person.flow.ts',
        'confirm-person.flow.test.ts',
        'use-confirm-person.ts',
        'confirm-person.container.tsx',
      ]),
    );
    const stories = draft.read('packages/auth/src/confirm-person/confirm-person.stories.tsx');
    for (const step of ['amount', 'check', 'sending', 'done']) expect(stories).toContain(`'${step}'`);
  });

  it.each(['amount,amount', 'amount,done', 'Amount'])('is refused for the steps "%s"', async steps => {
    await expect(make(unsaved(), 'dialog', 'confirm-person', { ...dialog, steps })).rejects.toThrow(
      '--steps',
    );
  });
});
