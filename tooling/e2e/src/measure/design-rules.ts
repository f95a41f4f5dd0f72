import { type Finding, nameOf, whatIsShown } from './of-element.ts';

/** What is chosen with a thumb: presets of amounts, keys, chips, prices. */
const chosenFrom =
  '[role=group] button, fieldset button, button[aria-pressed], article button[aria-disabled]';
/** Px. */
const thumb = 40;
/** Px, at the width for which a page is drawn. */
const body = { width: 1920, least: 14 };

/** What the design asks of every page: names in prices whole, room for a thumb, body text, stillness on request. */
export function againstDesign(): Finding[] {
  return [...shortenedNames(), ...smallForThumbs(), ...smallBody(), ...moving()];
}

function shortenedNames(): Finding[] {
  const isShown = whatIsShown();
  return [...document.querySelectorAll('main :is(button[aria-pressed], button[aria-disabled]) *')]
    .filter(part => part.clientWidth > 1 && part.scrollWidth > part.clientWidth && isShown(part))
    .filter(part => getComputedStyle(part).overflowX !== 'visible')
    .map(part => `shortened: ${nameOf(part)}`);
}

function smallForThumbs(): Finding[] {
  if (window.innerWidth >= 768) return [];
  const isShown = whatIsShown();
  return [
    ...document.querySelectorAll(chosenFrom),
    ...bottomBars().flatMap(bar => [...bar.querySelectorAll('a, button')]),
  ]
    .filter(control => isShown(control) && control.textContent?.trim())
    .filter(control => control.getBoundingClientRect().height < thumb - 0.5)
    .map(control => `${Math.round(control.getBoundingClientRect().height)} px high: ${nameOf(control)}`);
}

function bottomBars(): Element[] {
  return [...document.querySelectorAll('nav')].filter(nav => {
    const { bottom, height } = nav.getBoundingClientRect();
    return getComputedStyle(nav).position === 'fixed' && height > 0 && bottom >= window.innerHeight - 1;
  });
}

function smallBody(): Finding[] {
  const size = Number.parseFloat(getComputedStyle(document.body).fontSize);
  return window.innerWidth === body.width && size < body.least ? [`body text of ${size} px`] : [];
}

/** What changes within a frame does not move. */
function moving(): Finding[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  return document
    .getAnimations()
    .filter(({ playState, effect }) => {
      const { activeDuration = 0 } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && Number(activeDuration) > 1000 / 60;
    })
    .map(
      ({ effect }) =>
        `moves: ${effect instanceof KeyframeEffect && effect.target ? nameOf(effect.target) : effect}`,
    );
}
