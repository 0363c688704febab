import { processDeps } from "#src/server/app.ts";
import { createHttp } from "#src/server/http/create-http.ts";
import { astroPages, pageLocals } from "#src/server/http/pages/pages.ts";

/**
 * Every request goes through this one app, in `astro dev`, in production and while pages are prerendered.
 */
export default createHttp({ source: processDeps, pages: [pageLocals(processDeps), astroPages(processDeps)] });
