import { qrPath } from './qrPath.ts';

/** The link as a code for a phone's camera; always dark on light, whatever the scheme. */
export function QrCode({ text, size }: Readonly<{ text: string; size: number }>) {
  const { size: modules, path } = qrPath(text);
  return (
    <svg
      className="qr"
      style={{ width: size, height: size }}
      viewBox={`-3 -3 ${modules + 6} ${modules + 6}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code of the link to this table"
    >
      <path d={path} fill="#0b1413" />
    </svg>
  );
}
