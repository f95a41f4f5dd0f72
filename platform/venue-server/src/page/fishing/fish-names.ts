import type { Language } from '../texts.ts';

const names: Readonly<Record<string, readonly [simplified: string, traditional: string]>> = {
  sprat: ['小银鱼', '小銀魚'],
  clown: ['小丑鱼', '小丑魚'],
  puffer: ['河豚', '河豚'],
  lantern: ['灯笼鱼', '燈籠魚'],
  squid: ['鱿鱼', '魷魚'],
  turtle: ['海龟', '海龜'],
  ray: ['魟鱼', '魟魚'],
  swordfish: ['剑鱼', '劍魚'],
  crab: ['巨螯蟹', '巨螯蟹'],
  shark: ['鲨鱼', '鯊魚'],
  whale: ['鲸', '鯨'],
  dragon: ['海龙', '海龍'],
};

/** The fish by the words of one script. */
export const fishNames = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(names).map(([fish, [simplified, traditional]]) => [
      fish,
      language === 'zh-TW' ? traditional : simplified,
    ]),
  );
