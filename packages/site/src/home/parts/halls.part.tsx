import { laterPart } from './later-part.tsx';
import rooms from './rooms.module.css';

/** The halls of games. */
export const HallsPart = laterPart('GameHalls', rooms.halls);
