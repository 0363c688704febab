import { anHour } from "#src/server/http/static-files.ts";

/** A drawn picture, or that there is none. */
export const pictureResponse = (png: Uint8Array | null): Response =>
  png === null
    ? new Response(null, { status: 404 })
    : new Response(new Uint8Array(png), {
        headers: { "content-type": "image/png", "cache-control": anHour },
      });
