import { HomeGames } from '../games/home-games.tsx';
import { GameHalls } from './game-halls.tsx';

/** The halls of games, and some games below them. */
export function HallsAndGames() {
  return (
    <>
      <GameHalls />
      <HomeGames />
    </>
  );
}
