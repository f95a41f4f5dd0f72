import '@lobby/ui-kit/styles.css';
import 'virtual:lobby/tokens.css';
import { startSite } from '@lobby/site';
import { site } from './site.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html must hold <div id="root">.');
await startSite(site, root);
