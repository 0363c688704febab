import type { CardPainter, CardPicture } from "#src/server/domain/card/card-picture.ts";

/** Some 40 kB each. */
const mostKept = 100;

/** Loaded on demand: a script that draws nothing pays nothing for it. */
async function paint(picture: CardPicture): Promise<Uint8Array> {
  const [{ drawCard }, { openLettering }, { rasterize }] = await Promise.all([
    import("./draw-card.ts"),
    import("./lettering.ts"),
    import("./rasterize.ts"),
  ]);
  return rasterize(drawCard(await openLettering(), picture));
}

/** Keeps the pictures that were asked for last, so that a card which many people look at is drawn once. */
export function createCardPainter(draw = paint): CardPainter {
  const kept = new Map<string, Promise<Uint8Array>>();
  const keyOf = (picture: CardPicture) =>
    JSON.stringify([picture.title, picture.words, picture.note, picture.format]);
  const keep = (key: string, drawing: Promise<Uint8Array>) => {
    kept.delete(key);
    kept.set(key, drawing);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return drawing;
  };
  return {
    atHand: (picture) => {
      const drawing = kept.get(keyOf(picture));
      return drawing === undefined ? undefined : keep(keyOf(picture), drawing);
    },
    draw: (picture) => {
      const key = keyOf(picture);
      const drawing = kept.get(key) ?? draw(picture);
      // What failed once may work the next time; a newer drawing is not this one's to throw away.
      drawing.catch(() => {
        if (kept.get(key) === drawing) kept.delete(key);
      });
      return keep(key, drawing);
    },
  };
}
