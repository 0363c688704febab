import { after, days } from "#src/server/clock.ts";
import type { APIRoute } from "astro";

/** Where to write about a hole (RFC 9116). Nobody has to renew it: it holds for half a year from each time it is read. */
export const GET: APIRoute = ({ locals: { deps } }) => {
  const { SUPPORT_EMAIL, siteUrl } = deps.env;
  const expires = after(deps.clock.now(), days(180)).toISOString();
  const lines = [
    `Contact: mailto:${SUPPORT_EMAIL}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
};
