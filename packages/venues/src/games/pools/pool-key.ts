import type { Game } from '../../venue-types.ts';

/** Names a game among those of all venues. */
export const poolKey = ({ channelCode, gameCode }: Pick<Game, 'channelCode' | 'gameCode'>) =>
  `${channelCode} ${gameCode}`;
