export { LazyGameHalls as HallsPart } from '../halls/lazy-game-halls.tsx';
