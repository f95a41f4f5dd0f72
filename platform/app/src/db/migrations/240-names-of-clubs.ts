import { type Kysely, sql } from 'kysely';

/** Names that a converter of words had made, and what Taiwan writes. */
const mended: Readonly<Record<string, string>> = {
  科裡蒂巴: '科里蒂巴',
  裡莫: '里莫',
  新奧裡藏特: '新奧里藏特',
  裡貝朗博塔弗戈: '里貝朗博塔弗戈',
  布拉幹蒂諾紅牛: '布拉干蒂諾紅牛',
  科佈雷薩爾: '科布雷薩爾',
  查爾斯頓炮臺: '查爾斯頓砲台',
  聖迭戈FC: '聖地牙哥FC',
  休斯敦迪納摩: '休士頓迪納摩',
  聖何塞地震: '聖荷西地震',
  聖路易斯城: '聖路易城',
  西悉尼流浪者: '西雪梨流浪者',
  悉尼FC: '雪梨FC',
  巴釐聯: '峇里聯',
  諫義裡佩西克: '諫義里佩西克',
  新瀉天鵝: '新潟天鵝',
  鳥棲沙根: '鳥栖沙根',
  日丙: '日職丙',
  櫪木城: '栃木城',
  八戶雲羅裡: '八戶雲羅里',
  櫪木SC: '栃木SC',
  贊岐釜玉海: '讚岐釜玉海',
  悉尼奧林匹克: '雪梨奧林匹克',
  悉尼聯58: '雪梨聯58',
  西悉尼漫遊者: '西雪梨漫遊者',
  新西聯: '紐西聯',
  浦項制鐵: '浦項製鐵',
  武裡南聯: '武里南聯',
  春武裡: '春武里',
  加的夫城: '卡地夫城',
  圖盧茲: '土魯斯',
  埃因霍溫: '恩荷芬',
  烏德勒支: '烏特勒支',
  佈雷達: '布雷達',
  凱爾採科羅納: '凱爾采科羅納',
  格利維採: '格利維采',
  摩裡倫斯: '摩里倫斯',
  利茲聯: '里茲聯',
  都靈: '杜林',
  裡澤: '里澤',
  埃於普: '埃于普',
  沙特聯: '沙烏地聯',
  利雅得新月: '利雅德新月',
  利雅得勝利: '利雅德勝利',
  利雅得青年: '利雅德青年',
  利雅得: '利雅德',
};

const columns = [
  ['sport_matches', 'league_tw'],
  ['sport_matches', 'home_tw'],
  ['sport_matches', 'away_tw'],
  ['sport_outrights', 'league_tw'],
  ['sport_outright_runners', 'name_tw'],
] as const;

/** Names of clubs and leagues as they are now: the record of a bet shows what its match is called. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of columns) {
    const name = sql.ref(column);
    await sql`UPDATE ${sql.table(table)} SET ${name} = mended.value
      FROM jsonb_each_text(${JSON.stringify(mended)}::jsonb) AS mended WHERE ${name} = mended.key`.execute(
      db,
    );
  }
}
