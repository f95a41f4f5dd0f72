import { Print, Sheet } from './sheets.tsx';

/** Half of a baccarat table from above: two places for cards, three chips. */
export const Realbet = () => (
  <>
    <Sheet tone="back" d="M150 180l-10-22 10-50 28-46 42-32 48-14 52 2 20 8v154z" />
    <Sheet tone="front" d="M166 180l-8-22 8-44 24-38 36-28 42-12 46 2 22 8v134z" />
    <Print d="M182 180l-7-22 7-38 21-33 31-24 37-10 40 2 18 7v6l-20-8-37-2-34 9-28 22-19 30-6 35 5 26z" />
    <Print d="M278 66l44 13-20 64-44-13zm3 6-16 53 34 10 16-53z" />
    <Sheet d="M214 74l38-14 4 3 20 56-42 15-22-56z" />
    <Print tone="sun" d="M243 82l12 13-3 18-12-13z" />
    <Sheet tone="sun" d="M188 116h17l11 9v16l-11 9h-17l-11-9v-16z" />
    <Sheet d="M209 131h17l11 9v16l-11 9h-17l-11-9v-16z" />
    <Sheet tone="sun" d="M240 124h17l11 9v16l-11 9h-17l-11-9v-16z" />
    <Print d="M192 124h9l7 5v8l-7 5h-9l-7-5v-8zM244 132h9l7 5v8l-7 5h-9l-7-5v-8z" />
    <Print tone="ink" d="M213 139h9l7 5v8l-7 5h-9l-7-5v-8z" />
  </>
);
