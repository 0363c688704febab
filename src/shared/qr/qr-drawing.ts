import { encode } from "uqr";

/** A QR code in units of one module. */
export interface QrDrawing {
  /** Width and height, the quiet zone included. */
  readonly size: number;
  /** The dark modules, as SVG path data. */
  readonly path: string;
}

/** The white frame that a reader needs around a code: 4 modules (ISO/IEC 18004). */
const quietZone = 4;

/** Draws a text at error correction M: codes are photographed from slides and from paper that is not flat. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { size, path: rows.join("") };
}
