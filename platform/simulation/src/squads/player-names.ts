import type { Names } from '@lobby/fixtures';

/** How the players of a league are named: family name last, or first. */
export type NameStyle = 'western' | 'chinese' | 'japanese';

/** Lists of names of our own invention, "简体 繁體" where the scripts differ. */
interface NameList {
  readonly given: readonly Names[];
  readonly family: readonly Names[];
}

const read = (table: string): Names[] =>
  table
    .trim()
    .split(/\s*,\s*/)
    .map(cell => {
      const [cn = '', tw = cn] = cell.split(' ');
      return { 'zh-CN': cn, 'zh-TW': tw };
    });

const lists: Readonly<Record<NameStyle, NameList>> = {
  western: {
    given: read(`
      阿隆 阿隆, 巴尔 巴爾, 卡洛 卡洛, 达恩 達恩, 埃里克 埃里克, 法比 法比, 吉诺 吉諾, 哈罗 哈羅, 伊万 伊萬, 约恩 約恩,
      克里斯 克里斯, 拉斯 拉斯, 马可 馬可, 尼科 尼科, 奥托 奧托, 佩德 佩德, 鲁本 魯本, 萨沙 薩沙, 托比 托比, 维克 維克
    `),
    family: read(`
      阿尔科斯特 阿爾科斯特, 贝兰科 貝蘭科, 布罗德文 布羅德文, 卡斯蒙 卡斯蒙, 科尔维克 科爾維克, 达尔戈 達爾戈, 德雷蒙 德雷蒙, 埃斯托尔 埃斯托爾,
      法尔肯德 法爾肯德, 费罗纳 費羅納, 加尔文 加爾文, 格兰萨 格蘭薩, 哈兰多 哈蘭多, 霍尔斯科 霍爾斯科, 伊巴拉诺 伊巴拉諾, 扬科夫斯 揚科夫斯,
      卡德纳尔 卡德納爾, 科瓦林 科瓦林, 兰德罗 蘭德羅, 洛曼诺 洛曼諾, 马尔塞尔 馬爾塞爾, 梅里诺夫 梅里諾夫, 蒙特贝 蒙特貝, 内维尔诺 內維爾諾,
      诺德兰 諾德蘭, 奥尔蒂诺 奧爾蒂諾, 帕拉西奥 帕拉西奧, 佩特罗恩 佩特羅恩, 昆塔罗 昆塔羅, 雷瓦斯 雷瓦斯, 罗森达尔 羅森達爾, 萨瓦雷 薩瓦雷,
      塞尔比诺 塞爾比諾, 索兰德 索蘭德, 塔拉索 塔拉索, 托雷尔 托雷爾, 乌尔贝 烏爾貝, 瓦尔德斯科 瓦爾德斯科, 韦斯特兰 韋斯特蘭, 泽兰科 澤蘭科
    `),
  },
  chinese: {
    given: read(`
      景行, 云舟 雲舟, 子衡, 承泽 承澤, 明远 明遠, 思齐 思齊, 一鸣 一鳴, 嘉木, 文昊, 修远 修遠, 博言, 星河, 天朗, 启航 啟航, 乐山 樂山, 志远 志遠,
      以安, 知行, 向晨, 亦凡
    `),
    family: read(`
      沈, 陆 陸, 秦, 顾 顧, 韩 韓, 萧 蕭, 白, 苏 蘇, 贺 賀, 程, 傅, 温 溫, 裴, 江, 叶 葉, 魏, 谢 謝, 邵, 孟, 宋, 范 范, 尹, 郝, 汤 湯, 钟 鍾, 卢 盧,
      蒋 蔣, 严 嚴, 康, 龙 龍
    `),
  },
  japanese: {
    given: read(`
      大树 大樹, 悠真, 海斗, 直哉, 拓海, 翔平, 凉介 涼介, 健太, 阳向 陽向, 隼人, 和树 和樹, 诚也 誠也, 光希, 弘树 弘樹, 修平, 京介, 达也 達也, 智久, 晴人, 勇气 勇氣
    `),
    family: read(`
      浅见 淺見, 秋叶 秋葉, 有泽 有澤, 市原, 上野, 远藤 遠藤, 大槻, 冈崎 岡崎, 笠井, 川濑 川瀨, 北条 北條, 黑泽 黑澤, 佐伯, 白石, 杉浦, 濑川 瀨川, 高槻, 立花, 津田,
      户田 戶田, 中泽 中澤, 西村, 野崎, 桥本 橋本, 樋口, 藤堂, 星野, 水岛 水島, 森下, 矢岛 矢島
    `),
  },
};

const chinese = new Set(['106', '112', '113', '118', '121', '701']);
const japanese = new Set(['109', '110', '111']);

/** How players of a league are named. */
export function styleOf(lid: string): NameStyle {
  return chinese.has(lid) ? 'chinese' : japanese.has(lid) ? 'japanese' : 'western';
}

/** So many names without a family name twice, in an order that `below` draws. */
export function drawNames(
  style: NameStyle,
  count: number,
  below: (count: number) => number,
): { readonly names: Names; readonly short: Names }[] {
  const { given, family } = lists[style];
  const families = [...family];
  return Array.from({ length: count }, () => {
    const [own] = families.splice(below(families.length), 1);
    const first = given[below(given.length)];
    if (!own || !first) throw new RangeError(`There are no ${count} ${style} names.`);
    const name = (script: keyof Names) =>
      style === 'western' ? `${first[script]}·${own[script]}` : `${own[script]}${first[script]}`;
    const names = { 'zh-CN': name('zh-CN'), 'zh-TW': name('zh-TW') };
    return { names, short: style === 'western' ? own : names };
  });
}
