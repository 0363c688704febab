import { processDeps, provideArticles } from "#src/server/app.ts";
import { createHttp } from "#src/server/http/create-http.ts";
import { astroPages, pageLocals } from "#src/server/http/pages/pages.ts";

// Only when someone asks: the collection is part of the build, which loads this file, too.
provideArticles(async () => {
  const { articleFiles } = await import("#src/components/blog/article-files.ts");
  return articleFiles();
});

/**
 * Every request goes through this one app, in `astro dev`, in production and while pages are prerendered.
 */
export default createHttp({ source: processDeps, pages: [pageLocals(processDeps), astroPages(processDeps)] });
