import type { LivingArtProps, LivingMatch, LivingPlace } from '@lobby/feature';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.ts';
import { everyBrand } from './testing/every-brand.ts';

const living = everyBrand.flatMap(({ code, art, look }) =>
  art.LivingArt ? [{ code, hero: look.hero, Art: art.LivingArt }] : [],
);

/** About half of a visitor's hero. */
const area = { width: 760, height: 360 };

/** Late ones stand at the same minute, as they do on a Saturday evening. */
const minutes = [90, 90, 12, 45, 90, 67, 3, 88, 90, 45, 23, 90];

async function drawn(Art: Brand['art']['LivingArt'] & object, count: number, hour = 12) {
  const places: LivingPlace[] = [];
  const left: number[] = [];
  const matches = minutes
    .slice(0, count)
    .map((minute, index): LivingMatch => ({ id: `${index}`, minute, added: 0, goals: index % 4 }));
  const draw: LivingArtProps['draw'] = (_match, place) => {
    places.push(place);
    return null;
  };
  const drawMore: LivingArtProps['drawMore'] = more => {
    left.push(more);
    return null;
  };
  const { prelude } = await prerender(
    <Art label="" area={area} matches={matches} hour={hour} draw={draw} drawMore={drawMore} />,
  );
  return { places, left, markup: await new Response(prelude).text() };
}

describe.each(living)('the living drawing of $code', ({ Art }) => {
  it.each(minutes.map((_, index) => index + 1))(
    'of %s gives each a place of its own or counts it',
    async count => {
      const { places, left, markup } = await drawn(Art, count);
      expect(places.length + (left[0] ?? 0)).toBe(count);
      const [, x = 0, y = 0, width = 0, height = 0] =
        /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(markup)?.map(Number) ?? [];
      for (const [index, place] of places.entries()) {
        expect(place.x - place.r, 'the left side').toBeGreaterThanOrEqual(x);
        expect(place.x + place.r, 'the right side').toBeLessThanOrEqual(x + width);
        expect(place.y - place.r, 'the upper side').toBeGreaterThanOrEqual(y);
        expect(place.y + place.r, 'the lower side').toBeLessThanOrEqual(y + height);
        for (const other of places.slice(index + 1))
          expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(place.r + other.r);
      }
    },
  );
});

describe.each(living.filter(({ hero }) => hero === 'ridge'))('the ridge of $code', ({ Art }) => {
  it('fades at its ends: what begins beside the drawing is masked', async () => {
    const { markup } = await drawn(Art, 3);
    const [masked = ''] = /<g mask="url\(#[^"]+\)">.*?<\/g><\/g>/s.exec(markup) ?? [];
    const begin = /\sd="M-\d/g;
    expect(masked.match(begin)?.length).toBe(6);
    // The mask itself is one more.
    expect(markup.replace(masked, '').match(begin)).toHaveLength(1);
    expect(markup).toMatch(/<stop stop-color="#000".*<stop offset="1" stop-color="#000"/s);
  });

  it('has the sun by day and a moon by night', async () => {
    const [day, night] = await Promise.all([drawn(Art, 3, 12), drawn(Art, 3, 23)]);
    expect(day.markup).toContain('fill="var(--color-hero-3)"');
    expect(night.markup).not.toContain('fill="var(--color-hero-3)"');
    expect(night.markup).toMatch(/<circle[^>]*fill="var\(--color-on-hero\)" fill-opacity=".8"/);
  });
});
