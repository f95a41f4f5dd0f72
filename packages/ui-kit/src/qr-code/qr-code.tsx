import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';
import css from './qr-code.module.css';
import { qrPath } from './qr-path.ts';

/** A QR code of a text, drawn as one path. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 2 }), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={css.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <title>{label}</title>
      <path d={qrPath(data)} fill="currentColor" />
    </svg>
  );
}
