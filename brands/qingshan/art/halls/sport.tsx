import { Print, Sheet } from './sheets.tsx';

/** A pitch in perspective with its centre circle, the ball at its edge. */
export const Sport = () => (
  <>
    <Sheet tone="back" d="M132 180 186 52l30-22 22 14 34-28 26 20 34-14v158z" />
    <Sheet tone="front" d="M196 52h92l58 128H128z" />
    <Print tone="back" d="M187 72h110l10 22H177zM166 118h152l13 30H152z" />
    <Print d="M196 52h92l58 128h-6L284 56h-84l-60 124h-12zM171 106h142l2 5H169zM216 56h52l7 17h-66zm3 3-6 11h58l-5-11z" />
    <Print d="M242 88c23 0 42 9 42 21s-19 21-42 21-42-9-42-21 19-21 42-21zm0 5c-20 0-36 7-36 16s16 16 36 16 36-7 36-16-16-16-36-16z" />
    <Sheet tone="sun" d="M288 116a20 20 0 1 0 .1 0z" />
    <Print
      tone="ink"
      d="M288 127l9 7-3 10h-12l-3-10zM270 128l6 3-6 8-2-1zM306 128l2 10-2 1-6-8zM282 152h12l-2 4h-8z"
    />
  </>
);
