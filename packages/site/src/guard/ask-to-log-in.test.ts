import { paths } from '@lobby/feature';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteMessages } from '../messages/index.ts';
import { pageMessages } from '../plain-page/messages/index.ts';
import { reasonToLogIn } from './ask-to-log-in.ts';

// The words of the site are there before any page is.
beforeAll(() => siteMessages.load('zh-CN'));

describe('what a login is for', () => {
  it('is the page by its title', async () => {
    const page = { path: '/next', title: 'page.notFound.title', texts: pageMessages };
    expect(await reasonToLogIn(page)).toBe('登录后即可打开“找不到页面”');
  });

  it('is not said of a page that only leads elsewhere', async () => {
    const passage = { path: paths.redirect.pattern, title: 'page.redirect.title', texts: pageMessages };
    expect(await reasonToLogIn(passage)).toBeUndefined();
  });
});
