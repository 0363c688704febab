import type { CardPainter, LinkPainter, Picture, PicturePainter } from "#src/server/domain/card/picture.ts";
import { markWeights } from "#src/shared/result/window-geometry.ts";

/** Some 40 kB each. */
const maxCached = 100;

/** Draws on each call. Loaded on demand, so that scripts needn't load it. */
export const drawPicture: PicturePainter = async (picture) => {
  const { paint } = await import("./draw-picture.ts");
  return paint(picture);
};

/** Caches the latest pictures, so that a popular card is drawn once. */
export function createCardPainter(draw = drawPicture): CardPainter {
  const kept = new Map<string, Promise<Uint8Array>>();
  const keep = (key: string, drawing: Promise<Uint8Array>) => {
    kept.delete(key);
    kept.set(key, drawing);
    for (const oldest of kept.keys()) {
      if (kept.size <= maxCached) break;
      kept.delete(oldest);
    }
    return drawing;
  };
  return {
    atHand: (picture) => {
      const drawing = kept.get(JSON.stringify(picture));
      return drawing === undefined ? undefined : keep(JSON.stringify(picture), drawing);
    },
    draw: (picture) => {
      const key = JSON.stringify(picture);
      const drawing = kept.get(key) ?? draw(picture);
      // A failure isn't cached; a newer drawing stays.
      drawing.catch(() => {
        if (kept.get(key) === drawing) kept.delete(key);
      });
      return keep(key, drawing);
    },
  };
}

const linkPicture = (title: string): Picture => ({
  format: "link",
  theme: "light",
  heading: [title],
  notes: [],
  weights: markWeights,
  panes: [],
});

export const drawLinkPicture: LinkPainter = async ({ title, plain }) => {
  const { paintFitting } = await import("./draw-picture.ts");
  return paintFitting([linkPicture(title), linkPicture(plain)]);
};
