import { qrPath } from '../../lobby/qrPath.ts';

/** The key for an authenticator app as a code for its camera; always dark on light, whatever the scheme. */
export function SecretQr({ text, size }: Readonly<{ text: string; size: number }>) {
  const { size: modules, path } = qrPath(text);
  return (
    <svg
      className="account-qr"
      style={{ width: size, height: size }}
      viewBox={`-3 -3 ${modules + 6} ${modules + 6}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code of the key for your app"
    >
      <path d={path} fill="#0b1413" />
    </svg>
  );
}
