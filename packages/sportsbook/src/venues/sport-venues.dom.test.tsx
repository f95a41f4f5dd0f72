import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import type { Switches } from '@lobby/feature';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { sportsbookMessages } from '../messages/index.ts';
import SportVenuesScreen from './sport-venues.screen.tsx';

beforeEach(() => sportsbookMessages.load('zh-CN'));

let place = '';
function Place() {
  place = useLocation().pathname;
  return place === '/game/sport' && <SportVenuesScreen />;
}

async function open(answers: Partial<Switches>) {
  const brand = { ...exampleBrand, switches: { ...exampleBrand.switches, ...answers } };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
  });
  root.render(
    <BrandProvider brand={brand}>
      <MemoryRouter initialEntries={['/game/sport']}>
        <Place />
      </MemoryRouter>
    </BrandProvider>,
  );
}

it('leads straight into the sportsbook where the brand skips the list', async () => {
  await open({ skippingSports: true });
  await vi.waitFor(() => expect(place).toBe('/game/sport/crty'));
});

it.each([
  [true, null],
  [false, '_blank'],
])('lists our sportsbook, which opens inside the site: %s', async (innerGames, target) => {
  await open({ skippingSports: false, innerGames });
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('体育场馆'));
  const link = document.querySelector('a');
  expect(link?.textContent).toContain('示例体育');
  expect(link?.getAttribute('href')).toBe('/game/sport/crty');
  expect(link?.getAttribute('target')).toBe(target);
});
