import type { ReactNode } from 'react';
import { cut, far, front, lit, shadow } from './picture-inks.ts';

/** What is drawn of a slot on its card, 160 × 120, on the ground of the card. */
export const slotPictures: Readonly<Record<string, ReactNode>> = {
  'lantern-fair': (
    <>
      <path {...far} d="M0 96 24 74l24 22 28-26 26 26 24-22 34 26v24H0z" />
      <path {...cut} strokeOpacity=".7" d="M0 8q80 34 160 0" />
      <path {...lit} fillOpacity=".6" d="M22 22h18l6 14-6 14H22l-6-14zM120 22h18l6 14-6 14h-18l-6-14z" />
      <path {...front} d="M64 30h32c16 5 24 16 24 31s-8 26-24 31H64c-16-5-24-16-24-31s8-26 24-31z" />
      <path {...lit} d="M66 22h28v9H66zM66 91h28v8H66zM76 99h3v15h-3zM81 99h3v10h-3z" />
      <path
        {...cut}
        strokeOpacity=".6"
        d="M80 30v62M68 31c-9 9-13 19-13 30s4 21 13 30M92 31c9 9 13 19 13 30s-4 21-13 30"
      />
    </>
  ),
  'salt-road': (
    <>
      <circle {...lit} fillOpacity=".8" cx="122" cy="36" r="17" />
      <path {...far} d="M0 82q46-26 88-8t72-8v54H0z" />
      <path {...shadow} d="M0 104q60-16 160-2v18H0z" />
      <g transform="translate(24 14)">
        <path
          {...front}
          d="M7 33c2-8 9-12 15-9 5 3 6 9 6 16 0 6 2 8 5 8 2-14 8-27 17-27s15 14 17 22c11 1 19 8 19 20 0 5-2 9-4 11l3 17h-7l-5-15-6 15h-7l4-20H44l2 20h-7l-3-15-6 15h-7l3-22C19 64 17 55 17 42c0-3-2-4-4-4z"
        />
        <path {...lit} d="M37 43c2-12 6-19 13-19s11 8 13 17l-2 21H40z" />
        <path {...shadow} d="M39 36h22l1 6H38zM40 52h22l-1 6H40z" />
      </g>
    </>
  ),
  'tide-pools': (
    <>
      <path {...far} d="M30 0h22l20 120H0zM100 0h26l34 90v30h-40z" />
      <path {...shadow} d="M0 100q40-14 84-4t76-4v28H0z" />
      <g transform="translate(32 12)">
        <path {...front} d="M10 50C12 26 28 12 48 12s36 14 38 38c-8 6-20 8-38 8s-30-2-38-8z" />
        <path {...cut} strokeOpacity=".6" d="M48 14v30M32 18l8 28M64 18l-8 28M18 32l16 16M78 32 62 48" />
        <path {...front} fillOpacity=".75" d="M8 56c12 6 24 8 40 8s28-2 40-8c-2 18-18 30-40 30S10 74 8 56z" />
        <circle {...lit} cx="48" cy="54" r="15" />
      </g>
      <circle {...lit} fillOpacity=".5" cx="134" cy="30" r="5" />
      <circle {...lit} fillOpacity=".35" cx="24" cy="44" r="4" />
    </>
  ),
  'night-ferry': (
    <>
      <circle {...lit} cx="122" cy="30" r="16" />
      <path {...far} d="M0 66q30-24 64-8t60-8 36-4v20z" />
      <path {...shadow} d="M0 84h160v36H0z" />
      <g transform="translate(26 14)">
        <path {...front} d="M30 44c4-18 36-18 40 0z" />
        <path {...lit} d="M6 46c10 6 24 8 42 8s32-2 42-10c-4 20-16 28-38 28-24 0-38-6-46-26z" />
        <path {...front} d="M78 14h3v32h-3z" />
        <circle {...front} cx="80" cy="16" r="6" />
      </g>
      <path {...lit} fillOpacity=".4" d="M18 96h60v3H18zM88 102h50v3H88zM40 109h70v3H40z" />
    </>
  ),
  'tea-house': (
    <>
      <path {...far} d="M14 10h44v78H14zM102 10h44v78h-44z" />
      <path {...shadow} d="M0 98h160v22H0z" />
      <g transform="translate(30 12)">
        <path {...cut} stroke="var(--color-hero-3)" strokeWidth="6" d="M74 44c16-6 20 22-2 24" />
        <path {...front} d="M28 46 8 34c-4 2-4 6-2 8 8 4 10 18 24 26z" />
        <path {...front} d="M24 52c2-14 12-20 26-20s24 6 26 20c2 18-8 30-26 30S22 70 24 52z" />
        <path {...shadow} d="M30 42c4-7 11-10 20-10s16 3 20 10c-10 4-30 4-40 0zM34 82h32v5H34z" />
        <circle {...lit} cx="50" cy="27" r="6" />
        <path {...lit} d="M60 54c8-2 12 2 12 8-8 2-12-2-12-8zM48 72c-1-8 4-13 11-14l1 3c-6 1-9 5-9 11z" />
      </g>
    </>
  ),
  'bronze-bells': (
    <>
      <path {...shadow} d="M0 10h160v10H0z" />
      <path {...far} d="M24 20h20l12 48c-13-7-31-7-44 0zM116 20h20l12 48c-13-7-31-7-44 0z" />
      <g transform="translate(32 18)">
        <path {...front} d="M32 12h32l14 70c-18-9-42-9-60 0z" />
        <path {...shadow} d="M29 30h38l1 5H28zM25 50h46l1 5H24z" />
        <g {...lit}>
          <circle cx="37" cy="22" r="3.5" />
          <circle cx="48" cy="22" r="3.5" />
          <circle cx="59" cy="22" r="3.5" />
          <circle cx="36" cy="42" r="3.5" />
          <circle cx="48" cy="42" r="3.5" />
          <circle cx="60" cy="42" r="3.5" />
          <path d="M30 62h36l2 9c-13-4-27-4-40 0z" />
        </g>
      </g>
    </>
  ),
};
