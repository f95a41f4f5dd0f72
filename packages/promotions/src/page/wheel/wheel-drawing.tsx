import { fenOf, largestGift, type RuleOf, stopsOf } from '@lobby/funds/promotions';
import { useFormat, useText } from '@lobby/i18n';
import type { CSSProperties } from 'react';
import { promotionsMessages } from '../../messages/index.ts';
import css from './wheel.module.css';

/** Of the words on a segment: how far they are from the middle, and how high. The disc has a radius of 100. */
const [wordsAt, wordsHigh] = [81, 11];

interface WheelDrawingProps {
  readonly rule: RuleOf<'draw'>;
  /** Degrees that the wheel is turned, clockwise. */
  readonly turned: number;
  /** How long it takes to turn there, ms; 0: it is there. */
  readonly turningMs: number;
}

/**
 * The wheel under its pointer. A segment is as wide as its chance, and the pointer stands on the very stop that was drawn,
 * so that nothing looks nearer than it was. What it says is said in words beside it.
 */
export function WheelDrawing({ rule, turned, turningMs }: WheelDrawingProps) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const stops = stopsOf(rule);
  const largest = largestGift(rule);
  // Safe: React passes custom properties on; its type does not know them.
  const style = { '--turned': `${turned}deg`, '--turning': `${turningMs}ms` } as CSSProperties;
  let before = 0;
  return (
    <svg className={css.wheel} viewBox="-104 -112 208 220" aria-hidden="true" style={style}>
      <g className={css.disc}>
        {rule.segments.map(({ gift, weight }, at) => {
          const [from, to] = [(before * 360) / stops, ((before + weight) * 360) / stops];
          before += weight;
          const fen = fenOf(gift);
          const look = fen === 0n ? 'nothing' : fen === largest ? 'largest' : 'gift';
          const words = fen === 0n ? t('promotions.wheel.nothing.short') : format.money(gift);
          return (
            <g key={`${at}/${gift}`} data-look={look} className={css.segment}>
              <path d={sector(from, to)} />
              {hasRoom(words, to - from) && (
                <text transform={`rotate(${(from + to) / 2}) translate(0 ${4 - wordsAt})`}>{words}</text>
              )}
            </g>
          );
        })}
        <circle className={css.hub} r="16" />
      </g>
      <circle className={css.rim} r="100" />
      <path className={css.pointer} d="M-9 -110 H9 L0 -88 Z" />
    </svg>
  );
}

/** Whether words fit on so many degrees of the wheel however it is turned; the list of chances names every segment. */
function hasRoom(words: string, degrees: number): boolean {
  const wide = [...words].reduce((sum, letter) => sum + (letter > '\u2fff' ? wordsHigh : 7), 0);
  const across = Math.hypot(wide, wordsHigh);
  return across < 35 && across + 2 <= (2 * Math.PI * wordsAt * degrees) / 360;
}

/** The outline of a part of a disc of radius 100, from and to in degrees clockwise from the top. */
function sector(from: number, to: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(100 * Math.sin(angle)).toFixed(3)} ${(-100 * Math.cos(angle)).toFixed(3)}`;
  };
  return `M0 0 L${at(from)} A100 100 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)} Z`;
}
