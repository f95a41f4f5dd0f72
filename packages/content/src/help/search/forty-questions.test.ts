import { brotliCompressSync } from 'node:zlib';
import { type HelpCode, paths } from '@lobby/feature';
import { fillIn, type Locale, sayText, setLocale } from '@lobby/i18n';
import { describe, expect, it } from 'vitest';
import { contentMessages } from '../../messages/index.ts';
import { facts } from '../../prose/facts.ts';
import { proseHere, proseOf } from '../prose.ts';
import { type HelpIndex, helpIndexOf } from './help-index.ts';
import { searchMessages } from './messages/index.ts';

/** What people ask, in their words, and the page that answers it. */
const questions: Readonly<Record<Locale, readonly (readonly [question: string, page: HelpCode])[]>> = {
  'zh-CN': [
    ['怎么注册账号', 'kh'],
    ['忘记密码怎么办', 'kh'],
    ['用户名有什么要求', 'kh'],
    ['怎么充值', 'ck'],
    ['存款没到账怎么办', 'ck'],
    ['付款金额多付了一元', 'ck'],
    ['一小时可以下几笔存款订单', 'ck'],
    ['提现多久到账', 'qk'],
    ['取款手续费是多少', 'qk'],
    ['取款密码锁定了', 'qk'],
    ['一天可以取几次款', 'qk'],
    ['添加银行卡', 'qk'],
    ['场馆余额怎么转回中心钱包', 'zz'],
    ['一键回收失败', 'zz'],
    ['USDT 转错网络能找回吗', 'xnbcqkjc'],
    ['TRC20 地址是什么样的', 'xnbcqkjc'],
    ['返水怎么算', 'yhgz'],
    ['流水要打几倍', 'yhgz'],
    ['兑换码在哪里用', 'yhgz'],
    ['新手怎么买球', 'tytzjc'],
    ['串关怎么玩', 'tytzjc'],
    ['点球大战算不算', 'tywt'],
    ['角球怎么结算', 'tywt'],
    ['网球一天最多可赢多少', 'tywt'],
    ['每日最高派彩', 'tywt'],
    ['可赢上限按什么汇率换算', 'tywt'],
    ['让球半球是什么意思', 'rqgl'],
    ['亚盘平手盘', 'rqgl'],
    ['大小球 2.5 / 3 怎么算', 'dxqgl'],
    ['比赛腰斩了本金退吗', 'tysstqth'],
    ['比赛延期', 'tysstqth'],
    ['百家乐掉线了怎么办', 'zrwt'],
    ['快三多久开奖一期', 'cpwt'],
    ['电竞比赛是真的吗', 'dzjj'],
    ['网址是不是假的', 'fjcjc'],
    ['用什么浏览器', 'tjllq'],
    ['我想自我排除', 'bczr'],
    ['怎么设置存款限额', 'bczr'],
    ['被人骗去代充', 'zxkf'],
    ['怎么联系人工客服', 'zxkf'],
    ['怎么注销账户', 'qtwt'],
    ['怎么做代理', 'hzhb'],
    ['你们保存我的哪些个人资料', 'ysgz'],
  ],
  'zh-TW': [
    ['儲值沒到帳怎麼辦', 'ck'],
    ['取款要多久', 'qk'],
    ['讓球輸半是什麼意思', 'rqgl'],
    ['比賽延期怎麼處理', 'tysstqth'],
    ['忘記密碼', 'kh'],
    ['USDT 轉錯網路', 'xnbcqkjc'],
    ['我要自我排除', 'bczr'],
    ['推薦的瀏覽器', 'tjllq'],
  ],
};

// Safe: the keys of the paths are the codes.
const codes = Object.keys(paths.help) as HelpCode[];

async function indexIn(locale: Locale): Promise<HelpIndex> {
  const texts = [contentMessages, searchMessages, ...codes.map(proseOf)];
  await Promise.all(texts.map(each => each.load(locale)));
  await setLocale(locale);
  const pages = codes.map(code => ({
    code,
    title: sayText(contentMessages, `content.${code}`),
    words: sayText(searchMessages, `helpSearch.words.${code}`),
    prose: proseHere(code, locale),
  }));
  return helpIndexOf(pages, text => fillIn(text, { ...facts, brand: '示例' }), locale);
}

describe.each(['zh-CN', 'zh-TW'] as const)('the search of the help in %s', locale => {
  it.each(questions[locale])('%s: the page %s is first', async (question, page) => {
    const found = (await indexIn(locale)).pages(question).map(({ code }) => code);
    expect(found[0], found.join()).toBe(page);
  });

  it.each(['6413', '错误码 6413', '６４１３'])('%s finds what to do', async query => {
    const [found] = (await indexIn(locale)).codes(query);
    expect(found).toMatchObject({ code: '6413', page: 'zz', text: expect.stringMatching(/。$/) });
  });

  it.each(['xyzzy', '天气预报', '怎么', '', '？'])('%j finds nothing', async query => {
    const index = await indexIn(locale);
    expect([index.pages(query), index.codes(query)]).toEqual([[], []]);
  });
});

it('a section is found with its words and its anchor', async () => {
  const [found] = (await indexIn('zh-CN')).pages('取款密码连续输错');
  expect(found).toMatchObject({
    code: 'qk',
    section: { id: 'refused' },
    text: expect.stringContaining('锁定'),
  });
});

it.each(['zh-CN', 'zh-TW'] as const)('what is fetched to search in %s is 40 KB at most', async locale => {
  await Promise.all(codes.map(code => proseOf(code).load(locale)));
  const fetched = codes.map(code => JSON.stringify(proseHere(code, locale)));
  const size = fetched.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  expect(size).toBeLessThan(40 * 1024);
});
