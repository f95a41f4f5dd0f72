import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { keepInstallOffer } from '@lobby/feature/install-offer';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentMessages } from '../messages/index.ts';
import DownloadScreen from './download.screen.tsx';

let root: Root;
let stopKeeping: () => void;

beforeEach(async () => {
  await contentMessages.load('zh-CN');
  stopKeeping = keepInstallOffer();
});
afterEach(() => {
  stopKeeping();
  root.unmount();
  document.body.replaceChildren();
});

function open(permanentSite = false) {
  const brand = { ...exampleBrand, switches: { ...exampleBrand.switches, permanentSite } };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <BrandProvider brand={brand}>
      <DownloadScreen />
    </BrandProvider>,
  );
  return vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
}

const installButton = () =>
  [...document.querySelectorAll('button')].find(button => button.textContent === '立即安装');

/** What Chromium tells a page that it could install. */
function browserOffers() {
  const prompt = vi.fn(async () => {});
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { event, prompt };
}

it('an offer that the browser made before the page was open is taken up by its button, once', async () => {
  const { event, prompt } = browserOffers();
  expect(event.defaultPrevented).toBe(true);
  await open();
  installButton()?.click();
  expect(prompt).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(installButton()).toBeUndefined());
});

it('an offer that comes while the page is open brings the button, and the installation takes it away', async () => {
  await open();
  expect(installButton()).toBeUndefined();
  browserOffers();
  await vi.waitFor(() => expect(installButton()).toBeDefined());
  window.dispatchEvent(new Event('appinstalled'));
  await vi.waitFor(() => expect(installButton()).toBeUndefined());
});

it.each([
  [false, location.origin],
  [true, exampleBrand.api.host],
])('with permanentSite %s the address for a phone begins with %s', async (permanentSite, origin) => {
  await open(permanentSite);
  expect(document.querySelector('[translate=no]')?.textContent).toContain(`${origin}/download`);
});
