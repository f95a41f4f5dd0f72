interface Words {
  readonly name: string;
  readonly role: string;
  readonly text: string;
}

/**
 * What every site sponsors from its first day: contests of this platform alone, so that nothing is claimed of anybody
 * else. `{brand}` is the name of the site.
 */
export const firstSponsorships: readonly Readonly<Record<'zh-CN' | 'zh-TW', Words>>[] = [
  {
    'zh-CN': {
      name: '虚拟足球超级联赛',
      role: '冠名赞助',
      text: '{brand}冠名虚拟足球超级联赛。十六支虚拟球队全天开赛，约三分钟完赛，完场即结算。\n\n球队与赛果都由系统模拟，与现实中的球队和赛事无关。',
    },
    'zh-TW': {
      name: '虛擬足球超級聯賽',
      role: '冠名贊助',
      text: '{brand}冠名虛擬足球超級聯賽。十六支虛擬球隊全天開賽，約三分鐘完賽，完場即結算。\n\n球隊與賽果都由系統模擬，與現實中的球隊和賽事無關。',
    },
  },
  {
    'zh-CN': {
      name: '体育积分竞赛',
      role: '奖金赞助',
      text: '竞赛的奖金由{brand}提供，名次按积分排出，奖金按名次发放。\n\n赛期、名次与奖金见优惠页面。',
    },
    'zh-TW': {
      name: '體育積分競賽',
      role: '獎金贊助',
      text: '競賽的獎金由{brand}提供，名次依積分排出，獎金依名次發放。\n\n賽期、名次與獎金見優惠頁面。',
    },
  },
];
