import { brandApp } from '@lobby/vite-preset';

export default brandApp({ dir: import.meta.dirname, brand: '@lobby/brand-xinghe' });
