/** A drawing as PNG. sharp is loaded on demand: a script that draws nothing pays nothing for it. */
export async function rasterize(svg: string): Promise<Uint8Array> {
  const { sharp } = await import("./rasterizer.ts");
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}
