import { useEffect, useState } from 'react';

/** A text is asked for once nothing was typed for so long, ms. */
const quiet = 250;

/** What was typed last, once the typing has come to rest; nothing at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === '') {
      setSettled('');
      return;
    }
    const timer = setTimeout(() => setSettled(text), quiet);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
