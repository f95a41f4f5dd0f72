import { paths } from '@lobby/feature';
import { describe, expect, it } from 'vitest';
import { siteMessages } from '../messages/index.ts';
import { reasonToLogIn } from './ask-to-log-in.ts';

describe('what a login is for', () => {
  it('is the page by its title', async () => {
    const page = { path: '/next', title: 'site.notFound.title', texts: siteMessages };
    expect(await reasonToLogIn(page)).toBe('登录后即可打开“找不到页面”');
  });

  it('is not said of a page that only leads elsewhere', async () => {
    const passage = { path: paths.redirect.pattern, title: 'site.redirect.title', texts: siteMessages };
    expect(await reasonToLogIn(passage)).toBeUndefined();
  });
});
