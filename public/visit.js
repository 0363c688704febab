// @ts-check
/*
 * Loaded by the script in the page (src/scripts/inline/consent.js) once the cookie banner's OK was pressed. Tells our own
 * server the pattern of the page, such as "/assessment/:id": never its address, a cookie, or a token. Where the operator
 * counts nothing, the server drops it.
 */
const path = document.getElementById("visit")?.dataset["page"];

/** Peers' pages do not load this; what stands in their place, for a link that does not work, must not count peers either. */
const isPeers = /^\/(?:shared|s|w|workshops|withdraw|assessment\/(?:complete|invite))(?:\/|$)/.test(location.pathname);

/** @param {string} src */
function load(src) {
  const script = document.createElement("script");
  script.src = src;
  document.head.append(script);
}

if (!isPeers) {
  fetch("/api/analytics", {
    method: "POST",
    keepalive: true,
    credentials: "omit",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "pageview", path }),
  }).then(
    ({ headers }) => {
      // A session-recording script, where there is one and this page may run it. Other pages' policies refuse it, too.
      const recorder = headers.get("x-recorder");
      if (recorder !== null) load(recorder);
    },
    () => undefined,
  );
}
