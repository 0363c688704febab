import type { QrDrawing } from "#src/shared/qr/qr-drawing.ts";

interface QrCodeProps {
  drawing: QrDrawing;
  className: string;
  /** What it leads to: "the link above". */
  of: string;
}

/** A code for phones. Black on white in either theme: that is what cameras look for. */
export function QrCode({ drawing: { size, path }, className, of }: QrCodeProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={`QR code of ${of}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
