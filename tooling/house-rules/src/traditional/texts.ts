import { filesLike, isTest, read } from '../repository.ts';

/** Drafted in Traditional Chinese while building. */
export const catalogs = filesLike(/^(brands|packages)\/.*\/messages\/([\w-]+\/)?zh-CN\.json$/);
export const pages = filesLike(/^(brands|packages)\/.*\/prose\/[^/]+\.md$/);

/** Code with texts written in both scripts. */
export const sources = filesLike(/^(apps|brands|packages|platform|tooling)\/.*\.(ts|tsx)$/).filter(
  file => !isTest(file) && /(['"]zh-TW['"]|zhTW[^=\n]*=|\btw:):? /.test(read(file)),
);

export const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
