import { RequestError, sentenceIn } from "#src/islands/kit/api/request-error.ts";
import { unreachable } from "#src/islands/kit/api/api-error.ts";
import { bearerHeader } from "#src/islands/kit/session/token-store.ts";

export interface Picture {
  readonly url: string;
  readonly alt: string;
}

const uploadUrl = "/api/admin/pictures";

/**
 * Sends a picture's own bytes. The server encodes them again.
 *
 * @param alt what it shows
 * @throws {RequestError} why it wasn't taken
 */
export async function uploadPicture(file: Blob, alt: string): Promise<Picture> {
  const url = `${uploadUrl}?alt=${encodeURIComponent(alt)}`;
  const failed = (message: string, status: number, body: string) =>
    new RequestError(message, { status, statusText: "", url: uploadUrl, body });
  const answer = await fetch(url, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/octet-stream", ...bearerHeader() },
    body: file,
  }).catch(() => {
    throw failed(unreachable, 0, "");
  });
  const body = await answer.text();
  if (!answer.ok) throw failed(sentenceIn(body) ?? unreachable, answer.status, body);
  const made: unknown = JSON.parse(body);
  if (typeof made !== "object" || made === null || !("url" in made) || typeof made.url !== "string")
    throw failed(unreachable, answer.status, body);
  return { url: made.url, alt };
}

/** The first picture among what was dropped or pasted; null when there's none. */
export const pictureIn = (data: DataTransfer | null): File | null =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/")) ?? null;
