import { Print, Sheet } from './sheets.tsx';

/** A map of three lanes between two bases, and a cursor. */
export const Gaming = () => (
  <>
    <Sheet tone="back" d="M154 8h144l24 24v128l-12 12H166l-20-20V18z" />
    <Sheet tone="front" d="M168 20h122l18 18v110l-10 10H178l-16-16V28z" />
    <Print tone="back" d="M162 28l8-8h18l120 106v22l-4 4z" />
    <Print d="M172 128V32h90v12h-78v84zM298 56v92H186v-12h100V56zM184 126l76-74 9 9-76 74z" />
    <Sheet d="M178 116l20 11v22l-20 11-20-11v-22z" />
    <Sheet tone="sun" d="M282 18l22 12v24l-22 12-22-12V30z" />
    <Print tone="ink" d="M178 127l9 5v12l-9 5-9-5v-12zM282 30l11 6v12l-11 6-11-6V36z" />
    <Print tone="ink" d="M218 74l86 36-30 12 18 28-24 16-19-28-22 24z" />
    <Sheet tone="sun" d="M226 84l60 25-24 10 19 30-11 7-19-30-18 20z" />
  </>
);
