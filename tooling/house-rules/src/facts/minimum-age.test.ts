import { describe, expect, it } from 'vitest';
import { filesLike, read } from '../repository.ts';

/** The age from which people may take part is the brand's market's: `{minimumAge}`, or the number of the market. */

const remedy =
  'Write {minimumAge}, which the build of a site and the platform fill in by the market of the brand.';
const isSample = /\.(test|stories)\.|\/testing\/|\/sample-/;
const told = filesLike(
  /^(packages|platform)\/.*\/(messages\/([\w-]+\/)?zh-CN\.json|prose\/[^/]+\.md)$|^(packages|platform|brands|apps)\/.*\.(tsx?|html)$/,
).filter(file => !isSample.test(file));
const anAge = /([\d零一二三四五六七八九十廿]+) ?(周|週|足)?[岁歲]|>\d+\+</;

describe('the age from which people may take part', () => {
  it('is a number in no text', () => {
    const bare = told.flatMap(file =>
      read(file)
        .split('\n')
        .flatMap((line, at) => (anAge.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
    );
    expect(bare, remedy).toEqual([]);
  });

  it.each(['未满 18 岁', '未滿18歲', '年满 21 周岁', '满十八周岁', '<b>18+</b>'])('is found in %s', text => {
    expect(text).toMatch(anAge);
  });

  it.each([
    ['packages/auth/src/messages/zh-CN.json', '"auth.agree.before"'],
    ['packages/site/src/messages/zh-CN.json', '"site.footer.age"'],
    ['packages/site/src/messages/zh-CN.json', '"site.footer.adults"'],
    ['packages/account/src/messages/profile/zh-CN.json', '"profile.birthday.tooYoung"'],
    ['packages/content/src/prose/terms.md', '您必须年满'],
    ['packages/content/src/prose/safer-gambling.md', '注册时须确认已满'],
    ['platform/messaging/src/content/first-notices.ts', '未滿'],
  ])('%s says that of the market in %s', (file, words) => {
    const line = read(file)
      .split('\n')
      .find(text => text.includes(words));
    expect(line, remedy).toContain('{minimumAge}');
  });
});
