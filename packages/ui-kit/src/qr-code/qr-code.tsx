import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';
import { Icon } from '../icon/icon.tsx';
import css from './qr-code.module.css';
import { QUIET_ZONE, qrPng } from './qr-png.ts';

/** Pixels along the side of a square: enough for a screen of three pixels a point. */
const scale = 12;

interface QrCodeProps {
  readonly text: string;
  /** What it is a code of. */
  readonly label: string;
  /** A link below it that saves the picture under this name. */
  readonly save?: { readonly fileName: string; readonly label: string };
}

/** A QR code of a text: a picture, so that a phone saves it by a long press too. */
export function QrCode({ text, label, save }: QrCodeProps): ReactNode {
  const png = useMemo(() => qrPng(encode(text, { ecc: 'M', border: QUIET_ZONE }).data, scale), [text]);
  const url = useMemo(() => `data:image/png;base64,${base64(png)}`, [png]);
  const picture = <img className={css.qr} src={url} alt={label} />;
  if (!save) return picture;
  return (
    <div className={css.saved}>
      {picture}
      <a
        className={css.save}
        href={url}
        download={save.fileName}
        onClick={event => shareInstead(event, new File([png], save.fileName, { type: 'image/png' }))}
      >
        <Icon name="download" size={18} />
        {save.label}
      </a>
    </div>
  );
}

/** On a phone the sheet of the system saves a picture among the others; a download is hidden among its files. */
function shareInstead(event: MouseEvent, file: File): void {
  const isPhone = matchMedia('(pointer: coarse)').matches;
  // Not every browser has it, and a page without TLS never.
  if (!isPhone || !navigator.canShare?.({ files: [file] })) return;
  event.preventDefault();
  // Whoever closes the sheet has changed their mind: nothing to tell.
  void navigator.share({ files: [file] }).catch(() => undefined);
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
}
