import { driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import css from './tour.module.css';
import type { TourStep } from './tour-steps.ts';

/** A page may take so long to come, ms; after that the words stand in the middle. */
const patienceMs = 8_000;

export interface TourRun {
  readonly steps: readonly TourStep[];
  /** The step it begins with. */
  readonly at: number;
  readonly words: {
    readonly next: string;
    readonly previous: string;
    readonly finish: string;
    readonly leave: string;
    progress(at: number): string;
    title(step: TourStep): string;
    text(step: TourStep): string;
  };
  navigate(path: string): void;
  /** A step is shown; `at` from 0. */
  onStep(at: number): void;
  onDone(): void;
}

/** Leads through real pages, each step pointing at what it is about; it presses nothing. Ends with Escape or its button. */
export function runTour({ steps, at, words, navigate, onStep, onDone }: TourRun): void {
  const goTo = (index: number) => {
    const step = steps[index];
    if (!step) return;
    onStep(index);
    if (window.location.pathname !== step.path) navigate(step.path);
    guide.moveTo(index);
  };
  const guide = driver({
    allowClose: true,
    overlayClickBehavior: () => {},
    popoverClass: css.popover ?? '',
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    waitForElement: patienceMs,
    nextBtnText: words.next,
    prevBtnText: words.previous,
    doneBtnText: words.finish,
    onPopoverRender({ title, footer, closeButton }) {
      // The library makes them a header and a footer, which would be those of the page.
      title.setAttribute('role', 'none');
      footer.setAttribute('role', 'group');
      closeButton.setAttribute('aria-label', words.leave);
    },
    onNextClick: () => {
      const index = (guide.getActiveIndex() ?? 0) + 1;
      if (index < steps.length) return goTo(index);
      onDone();
      guide.destroy();
    },
    onPrevClick: () => goTo((guide.getActiveIndex() ?? 1) - 1),
    steps: steps.map((step, index) => ({
      element: step.element,
      popover: {
        title: words.title(step),
        // Our own words: the library writes them as HTML.
        description: words.text(step),
        showProgress: true,
        progressText: words.progress(index + 1),
      },
    })),
  });
  const first = steps[at];
  if (!first) return;
  onStep(at);
  if (window.location.pathname !== first.path) navigate(first.path);
  guide.drive(at);
}
