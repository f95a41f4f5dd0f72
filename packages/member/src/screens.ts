/**
 * The screens of the member area. In a chunk of its own: the first page of a site would otherwise carry the names of all
 * files of every screen.
 */
export const betRecord = () => import('./bet-record/bet-record.screen.tsx');
export const feedback = () => import('./feedback/feedback.screen.tsx');
