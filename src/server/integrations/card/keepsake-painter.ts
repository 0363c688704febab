import type { KeepsakePainter } from "#src/server/domain/card/keepsake/keepsake-picture.ts";

/** Draws each time it's asked: of a private picture nothing is kept. */
export const drawKeepsake: KeepsakePainter = async (picture) => {
  const [{ drawKeepsakeSheet }, { openLettering }, { rasterize }] = await Promise.all([
    import("./draw-keepsake.ts"),
    import("./lettering.ts"),
    import("./rasterize.ts"),
  ]);
  return rasterize(drawKeepsakeSheet(await openLettering(), picture));
};
