import { Print, Sheet } from './sheets.tsx';

/** Two mahjong tiles before a fan of three cards. */
export const Chess = () => (
  <>
    <Sheet tone="back" d="M140 180l20-54 54-30 60 10 58-38v112z" />
    <Sheet tone="front" d="M188 30l46-16 30 88-48 16z" />
    <Print d="M199 40l9 7-3 12-9-7z" />
    <Sheet d="M236 10l54 3-5 94-54-3z" />
    <Print tone="ink" d="M249 20l8 11-9 11-7-11z" />
    <Sheet tone="sun" d="M286 18l44 26-46 82-44-26z" />
    <Print d="M289 32l11 7-7 11-11-7zM302 62l12 19-21 12-12-19z" />
    <Sheet tone="back" d="M166 80h60l8 8v92h-60l-8-8zM238 94h60l8 8v78h-60l-8-8z" />
    <Sheet d="M166 80h52l8 8v76h-60zM238 94h52l8 8v68h-60z" />
    <Print tone="sun" d="M196 88l9 10-9 10-9-10zM196 136l9 10-9 10-9-10z" />
    <Print tone="ink" d="M178 112l8 10-8 10-8-10zM196 112l8 10-8 10-8-10zM214 112l8 10-8 10-8-10z" />
    <Print
      tone="ink"
      d="M250 106h9v24h-9zM264 106h9v24h-9zM278 106h9v24h-9zM250 138h9v24h-9zM278 138h9v24h-9z"
    />
    <Print tone="sun" d="M264 138h9v24h-9z" />
  </>
);
