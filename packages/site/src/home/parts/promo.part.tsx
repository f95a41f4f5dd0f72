import { laterPart } from './later-part.tsx';
import rooms from './rooms.module.css';

/** What else there is to see, at the end of the page. */
export const PromoPart = laterPart('Promo', rooms.promo);
