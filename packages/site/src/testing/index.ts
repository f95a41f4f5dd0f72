export { default as HomeScreen } from '../home/home.screen.tsx';
export { PageFrame } from '../layout/page-frame.tsx';
export { maintenanceDialog } from '../maintenance/maintenance.dialog.ts';
export { SlotsProvider } from '../slots/slots.tsx';
export { applyOutcomes } from '../store/apply-outcomes.ts';
export { createSiteStore } from '../store/create-store.ts';
export { followSession } from '../store/follow-session.ts';
export { pretendPlatform } from './pretend-platform.ts';
export { WithPages } from './with-pages.tsx';
