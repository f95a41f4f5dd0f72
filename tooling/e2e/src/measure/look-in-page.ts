import { isShown, nameOf } from './of-element.ts';

/** Where something is pressed with a thumb: presets of amounts, keys, chips, and the bar at the bottom. */
const chosenFrom = '[role=group] button, fieldset button, button[aria-pressed]';
const thumb = 40;
/** Px, at the width for which a page is drawn. */
const leastBody = { width: 1920, size: 14 };

/** Checks of the art direction on the page as it is: whole names in prices, room for a thumb, body text, motion. */
export function lookInPage(): string[] {
  return [...shortened(), ...small(), ...body(), ...moving()];
}

/** Names of selections, also where there is no price: `scrollWidth` counts whole px, as `clientWidth` does. */
function shortened(): string[] {
  return [...document.querySelectorAll('main button[aria-pressed] *')]
    .filter(part => isShown(part) && part.clientWidth > 1 && part.scrollWidth > part.clientWidth)
    .filter(part => getComputedStyle(part).overflowX !== 'visible')
    .map(part => `shortened: ${nameOf(part)}`);
}

function small(): string[] {
  if (window.innerWidth >= 768) return [];
  return [...document.querySelectorAll(chosenFrom), ...controlsOfBottomBar()]
    .filter(control => isShown(control) && control.textContent?.trim())
    .filter(control => control.getBoundingClientRect().height < thumb - 0.5)
    .map(control => `${Math.round(control.getBoundingClientRect().height)} px high: ${nameOf(control)}`);
}

function controlsOfBottomBar(): Element[] {
  return [...document.querySelectorAll('nav')]
    .filter(nav => {
      const { bottom, height } = nav.getBoundingClientRect();
      return getComputedStyle(nav).position === 'fixed' && height > 0 && bottom >= window.innerHeight - 1;
    })
    .flatMap(nav => [...nav.querySelectorAll('a, button')]);
}

function body(): string[] {
  const size = Number.parseFloat(getComputedStyle(document.body).fontSize);
  return window.innerWidth === leastBody.width && size < leastBody.size ? [`body text of ${size} px`] : [];
}

/** For somebody who asked for less motion nothing moves by itself; a change within a frame is none. */
function moving(): string[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  return document
    .getAnimations()
    .filter(({ playState, effect }) => {
      const { activeDuration = 0 } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && Number(activeDuration) > 1000 / 60;
    })
    .map(({ effect }) => `moves: ${nameOf((effect as KeyframeEffect).target ?? document.body)}`);
}

/** The boxes in sight that make the structure of a page, px. */
export function layoutBoxes(): { x: number; y: number; width: number; height: number }[] {
  const parts =
    'header, nav, main, aside, footer, section, article, h1, h2, h3, li, table, button, a, img, input';
  return [...document.querySelectorAll(parts)].filter(isShown).flatMap(part => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const isInSight = x < window.innerWidth && y < window.innerHeight && x + width > 0 && y + height > 0;
    return isInSight ? [{ x, y, width, height }] : [];
  });
}
