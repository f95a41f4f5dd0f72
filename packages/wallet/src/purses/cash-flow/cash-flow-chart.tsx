import { parseYuan } from '@lobby/money';
import { useEdition } from '@lobby/ui-kit/edition';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import css from './cash-flow.module.css';
import type { CashDay } from './cash-flow-types.ts';

export interface CashFlowChartProps {
  readonly days: readonly CashDay[];
  /** A day is pointed at: its place in `days`; undefined: none is. */
  onDay(at: number | undefined): void;
}

const height = 200;

/** Bars upwards for what came in, downwards for what went out. For eyes only: the table says the same. */
export default function CashFlowChart({ days, onDay }: CashFlowChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const edition = useEdition();
  const latestOnDay = useRef(onDay);
  latestOnDay.current = onDay;

  // Another edition has other colours.
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const plot = new UPlot(optionsFor(place, days, latestOnDay), dataOf(days), place);
    const watch = new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height }));
    watch.observe(place);
    return () => {
      watch.disconnect();
      plot.destroy();
    };
  }, [days, edition]);

  return <div ref={box} className={css.chart} aria-hidden="true" />;
}

/** Heights of bars, in yuan: the only place where an amount is a float. */
function dataOf(days: readonly CashDay[]): UPlot.AlignedData {
  const yuan = (text: string) => Number(parseYuan(text) ?? 0n) / 100;
  return [days.map((_, at) => at), days.map(day => yuan(day.in)), days.map(day => -yuan(day.out))];
}

function optionsFor(
  place: HTMLElement,
  days: readonly CashDay[],
  latestOnDay: { readonly current: CashFlowChartProps['onDay'] },
): UPlot.Options {
  const style = getComputedStyle(place);
  const color = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  const font = `12px ${style.fontFamily}`;
  const bars = UPlot.paths.bars?.({ size: [0.6, 24] });
  const axis = { stroke: color('text-2'), font, ticks: { show: false } };
  const series = (name: string) => ({ fill: color(name), width: 0, paths: bars, points: { show: false } });
  const grid = { stroke: color('line'), width: 1 };
  return {
    width: place.clientWidth,
    height,
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { setScale: false, x: false, y: false } },
    scales: { x: { time: false, range: [-0.5, days.length - 0.5] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        // The first day stands below the lowest figure, and does not touch it.
        gap: 10,
        size: 36,
        space: 64,
        incrs: [1, 2, 5, 7, 10],
        values: (_, marks) => marks.map(at => days[at]?.day.slice(5) ?? ''),
      },
      { ...axis, grid, size: 64, values: (_, marks) => marks.map(mark => shortYuan.format(Math.abs(mark))) },
    ],
    series: [{}, series('success'), series('gold')],
    hooks: { setCursor: [plot => latestOnDay.current(plot.cursor.idx ?? undefined)] },
  };
}

const shortYuan = new Intl.NumberFormat('zh-CN', { notation: 'compact', maximumFractionDigits: 1 });
