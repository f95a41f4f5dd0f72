import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stepping-title.module.css';

/** Longer titles move, a character a step (docs/rules.md#pages). */
const longestStill = 15;
const stepMs = 300;

/** A title that fits, or steps past one character at a time. Readers hear the whole of it, once. */
export function SteppingTitle({ text }: { text: string }): ReactNode {
  const characters = [...text];
  const [step, setStep] = useState(0);
  const [held, setHeld] = useState(false);
  const moves = characters.length > longestStill;

  useEffect(() => {
    if (!moves || held || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setStep(at => at + 1), stepMs);
    return () => clearInterval(timer);
  }, [moves, held]);

  if (!moves) return <span>{text}</span>;
  return (
    <span
      className={styles.title}
      title={text}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true">{turned(characters, step)}</span>
    </span>
  );
}

/** The text turned left by `step` characters, with a gap where it begins anew. */
export function turned(characters: readonly string[], step: number): string {
  const ring = [...characters, ' ', ' ', ' '];
  const at = step % ring.length;
  return [...ring.slice(at), ...ring.slice(0, at)].slice(0, longestStill).join('');
}
