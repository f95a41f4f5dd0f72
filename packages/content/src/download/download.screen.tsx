import { useBrand } from '@lobby/brand-kit';
import { paths } from '@lobby/feature';
import { useInstallOffer } from '@lobby/feature/install-offer';
import { useMedia } from '@lobby/feature/use-media';
import { DownloadView } from './download.view.tsx';
import { isInsideApp, platformOf } from './install-platform.ts';

/** While the page is drawn by a build. */
const nothingKnown = { userAgent: '', maxTouchPoints: 0 };

/** `/download`: how the site becomes an app of the device. There is no file to download. */
export default function DownloadScreen() {
  const { api, switches } = useBrand();
  const device = typeof navigator === 'undefined' ? nothingKnown : navigator;
  // Without a permanent address it is the one under which the visitor reached the site, which a build does not know.
  const isOwn = switches.permanentSite || typeof location === 'undefined';
  const origin = isOwn ? api.host : location.origin;
  return (
    <DownloadView
      address={new URL(paths.download(), origin).href}
      device={platformOf(device)}
      isInsideApp={isInsideApp(device)}
      isInstalled={useMedia('(display-mode: standalone)')}
      onInstall={useInstallOffer()}
    />
  );
}
