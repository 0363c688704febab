import type { ImageMetadata } from "astro";
import type { Shown } from "./shown-screens.ts";

const files = import.meta.glob<ImageMetadata>("/src/assets/screens/*.webp", {
  eager: true,
  import: "default",
});

/** A screen's pictures in one theme. Narrow windows get a phone's picture, which stays readable. */
export function picturesOf({ name, device }: Shown, theme: "light" | "dark") {
  return { wide: pictureOf(name, device, theme), narrow: pictureOf(name, "phone", theme) };
}

function pictureOf(name: string, device: Shown["device"], theme: "light" | "dark"): ImageMetadata {
  const picture = files[`/src/assets/screens/${name}-${device}-${theme}.webp`];
  if (picture === undefined) throw new Error(`There is no picture of ${name}: run npm run screens.`);
  return picture;
}
