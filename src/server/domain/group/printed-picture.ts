import type { GroupPicture } from "#src/shared/group/group.output.ts";
import type { PrintedBrand } from "#src/server/domain/analysis/report/report.ts";
import type { Audience } from "#src/shared/group/texts.en.ts";

export interface PrintedPicture {
  readonly title: string;
  /** Who made it, or whose it is: "Group picture by Erin Walsh", "Team picture of Northwind". */
  readonly byline: string;
  readonly picture: GroupPicture;
  readonly audience: Audience;
  /** The logo and the colour of who prints it. */
  readonly brand?: PrintedBrand | null;
  /** People of a programme, for a sponsor's report alone; null for a number below five, which isn't told. */
  readonly participation?: { readonly asked: number | null; readonly joined: number | null };
}

/** Prints a picture on A4 or as slides of 16:9; the same picture gives the same bytes. */
export type PicturePrinter = (printed: PrintedPicture, look: "report" | "slides") => Promise<Uint8Array>;
