import type { GroupPicture } from "#src/shared/group/group.output.ts";
import type { PictureRow } from "./queries.ts";

export function presentPicture({ id, number, createdAt, content }: PictureRow): GroupPicture {
  const { counted, agreement, words } = content;
  return { id, number, createdAt: createdAt.toISOString(), counted, agreement, words };
}
