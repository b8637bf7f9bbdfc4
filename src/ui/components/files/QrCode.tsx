import { qrPath } from './qrPath.ts';

interface QrCodeProps {
  readonly text: string;
  readonly size: number;
  /** What a reader hears instead. */
  readonly label: string;
  /** Its light ground; the code itself is always dark, whatever the scheme. */
  readonly className?: string;
}

/** A text as a code for a phone's camera. Import it late: it brings the encoder along. */
export function QrCode({ text, size, label, className }: QrCodeProps) {
  const { size: modules, path } = qrPath(text);
  return (
    <svg
      className={className}
      style={{ width: size, height: size }}
      viewBox={`-3 -3 ${modules + 6} ${modules + 6}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="#0b1413" />
    </svg>
  );
}
