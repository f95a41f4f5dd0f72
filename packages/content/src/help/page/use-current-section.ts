import { useEffect, useState } from 'react';

/**
 * The id of the section being read: the last whose heading has passed the upper third of the window. Sections are looked
 * up by id; the first one until something is scrolled.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const listed = ids.join();
  useEffect(() => {
    const read = () => {
      const line = window.innerHeight / 3;
      const passed = ids.filter(
        id => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line,
      );
      const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      setCurrent(isAtEnd ? ids.at(-1) : (passed.at(-1) ?? ids[0]));
    };
    read();
    window.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      window.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, [listed]);
  return current;
}
