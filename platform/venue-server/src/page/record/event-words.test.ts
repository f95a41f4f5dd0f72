import { type GameEvent, games, personalDraws } from '@lobby/games';
import { dose } from '@lobby/testing';
import { expect, it } from 'vitest';
import { eventWords } from './event-words.ts';
import { namesOfGame } from './names-of-game.ts';

const rounds = dose({ small: 60, deep: 2_000 });
const server = new Uint8Array(32).fill(9);

it.each(games)('every event of $code is told in words of both scripts, without a code', async game => {
  const names = {
    'zh-CN': await namesOfGame({ ...game, game: game.code }, 'zh-CN'),
    'zh-TW': await namesOfGame({ ...game, game: game.code }, 'zh-TW'),
  };
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const offered = game.choices[nonce % game.choices.length];
    const draws = () => personalDraws({ server, client: game.code, nonce });
    const choice = game.finish?.(game.rules, draws(), offered) ?? offered;
    for (const event of game.play(game.rules, draws(), choice).events) {
      const words = (['zh-CN', 'zh-TW'] as const).map(language =>
        eventWords(event as GameEvent, language, names[language]),
      );
      for (const sentence of words) {
        expect(sentence).toMatch(/\p{Script=Han}/u);
        expect(sentence).not.toMatch(/[a-z]/);
      }
    }
  }
});
