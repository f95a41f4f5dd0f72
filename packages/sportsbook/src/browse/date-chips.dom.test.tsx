import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { sportsbookMessages } from '../messages/index.ts';
import { DateChips } from './date-chips.tsx';

beforeAll(() => sportsbookMessages.load('zh-CN'));

/** The chips at a moment of Beijing; a press on one is told to `onChange`. */
async function chipsAt(time: string, onChange = vi.fn()) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  const now = Date.parse(`${time}+08:00`);
  await act(async () => root.render(<DateChips value="" now={now} onChange={onChange} />));
  return [...place.querySelectorAll('button')];
}

it('offers today while the list of today ends at noon, and then tomorrow and the days after it', async () => {
  const onChange = vi.fn();
  const chips = await chipsAt('2026-11-27T03:00', onChange);
  expect(chips.map(chip => chip.textContent).slice(0, 4)).toEqual([
    '全部日期',
    '今天11-27',
    '明天11-28',
    '周日11-29',
  ]);
  chips[1]?.click();
  expect(onChange).toHaveBeenCalledWith('2026-11-27');
});

it('does not offer today in the afternoon: all of it is in the list of today', async () => {
  const chips = await chipsAt('2026-11-27T12:00');
  expect(chips.map(chip => chip.textContent).slice(0, 2)).toEqual(['全部日期', '明天11-28']);
});
