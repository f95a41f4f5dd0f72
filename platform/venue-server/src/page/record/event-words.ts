import type { GameEvent } from '@lobby/games';
import { baccaratTextsOf } from '../baccarat/baccarat-texts.ts';
import { blackjackTexts } from '../blackjack/texts.ts';
import { bullTexts } from '../bull/texts.ts';
import type { Language } from '../texts.ts';
import type { Names } from './names-of-game.ts';

/** An event of any game in a sentence; of a type that this page does not know its name alone. @param names of its game. */
export function eventWords(event: GameEvent, language: Language, names: Names): string {
  const say = (simplified: string, traditional: string) => (language === 'zh-TW' ? traditional : simplified);
  const word = (code: string) => names[code] ?? code;
  const side = baccaratTextsOf(language).picks;
  const seat = bullTexts(language);
  const { moves, outcomes } = blackjackTexts(language);
  switch (event.type) {
    case 'reels':
      return `${say('转轴', '轉軸')}：${event.symbols.map(column => column.map(word).join(' ')).join(' ｜ ')}`;
    case 'line-win':
      return `${say('第', '第')} ${event.line + 1} ${say('条线', '條線')}：${event.count} ${say('个', '個')}${word(event.symbol)}，${paid(event.pays)}`;
    case 'scatter':
      return `${event.count} ${say('个', '個')}${word(event.symbol)}，${paid(event.pays)}`;
    case 'free-spins-begin':
      return `${say('获得免费旋转', '獲得免費旋轉')} ${event.spins} ${say('次，连线', '次，連線')} ×${event.times}`;
    case 'free-spin':
      return `${say('免费旋转', '免費旋轉')} ${event.spin}/${event.spins}`;
    case 'free-spins-end':
      return `${say('免费旋转结束', '免費旋轉結束')}，${paid(event.pays)}`;
    case 'jackpot-won':
      return say('赢得奖池', '贏得彩池');
    case 'deal':
      return `${side.player} ${cardWords(event.player)}（${event.playerPoints}）· ${side.banker} ${cardWords(event.banker)}（${event.bankerPoints}）`;
    case 'third-card':
      return `${side[event.side]}${say('补牌', '補牌')} ${cardWords([event.card])}（${event.points}）`;
    case 'coup':
      return `${say('结果', '結果')}：${side[event.winner]}，${side.player} ${event.playerPoints} · ${side.banker} ${event.bankerPoints}${event.pairs.map(pair => ` · ${side[`${pair}-pair`]}`).join('')}`;
    case 'ball':
      return `${say('号码', '號碼')} ${event.pocket}`;
    case 'drawn':
      return `${say('开出', '開出')} ${event.numbers.join(' ')}`;
    case 'bet':
      return `${say('投注', '投注')}「${word(event.pick)}」${event.units} ${say('单位', '單位')}，${paid(event.pays)}`;
    case 'hands':
      return `${seat.player} ${cardWords(event.player)}（${seat.kinds[event.playerKind]}）· ${seat.banker} ${cardWords(event.banker)}（${seat.kinds[event.bankerKind]}）`;
    case 'bull':
      return `${seat[event.winner]}${say('胜', '勝')}，${event.multiple} ${say('倍', '倍')}`;
    case 'dealt':
      return `${seat.player} ${cardWords(event.player)}（${event.total}）· ${seat.banker} ${cardWords([event.up])}`;
    case 'hit':
    case 'double':
      return `${hand(event.hand)}${moves[event.type]} ${cardWords([event.card])}（${event.total}）`;
    case 'stand':
      return `${hand(event.hand)}${moves.stand}`;
    case 'split':
      return `${moves.split}：${event.hands.map(cardWords).join(' ｜ ')}`;
    case 'dealer':
      return `${seat.banker} ${cardWords(event.cards)}（${event.total}）`;
    case 'hand-end':
      return `${hand(event.hand)}${outcomes[event.outcome]}，${paid(event.pays)}`;
    case 'shot': {
      const name = word(event.target);
      return event.isCaught
        ? `${say('捕获', '捕獲')}${name}，${paid(event.pays)}`
        : `${say('没有捕到', '沒有捕到')}${name}`;
    }
    case 'match':
      return `${word(event.home)} ${say('对', '對')} ${word(event.away)}`;
    case 'map':
      return `${word(event.map)}：${event.score.join(':')}，${say('击杀', '擊殺')} ${event.kills.join('–')}`;
    case 'match-end':
      return `${say('地图比分', '地圖比分')} ${event.maps.join(':')}`;
    case 'round-end':
      return `${say('这一局', '這一局')}${paid(event.multiplier)}`;
    default:
      return (event satisfies never as { type: string }).type;
  }

  /** Hundredths of a unit: 150 is "派彩 1.5 单位". Not a multiple: several units may be on one bet. */
  function paid(hundredths: number): string {
    return `${say('派彩', '派彩')} ${hundredths / 100} ${say('单位', '單位')}`;
  }
  function hand(at: number): string {
    return `${say('第', '第')} ${at + 1} ${say('手', '手')} `;
  }
}

const suits: Readonly<Record<string, string>> = { S: '♠', H: '♥', C: '♣', D: '♦' };

/** Cards as people write them: "SA" is "♠A", "HT" is "♥10". */
const cardWords = (cards: readonly string[]): string =>
  cards.map(card => `${suits[card[0] ?? ''] ?? ''}${card[1] === 'T' ? '10' : (card[1] ?? '')}`).join(' ');
