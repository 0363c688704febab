import { glob } from "astro/loaders";
import { defineCollection } from "astro:content";
import { z } from "astro/zod";
import { pictureIdPattern, postLimits, tagPattern } from "#src/shared/blog/post-limits.ts";
import { brand } from "#src/shared/site/brand.ts";

/** Parts of a window, in any unit: the cover is the window that an article is about. */
const panes = z.object({
  arena: z.number().positive(),
  blindSpot: z.number().positive(),
  facade: z.number().positive(),
  unknown: z.number().positive(),
});

/** A word or a number to stand in a pane of it; short, as panes get narrow. */
const inPane = z.string().min(1).max(postLimits.paneWordMax).optional();
const words = z.strictObject({ arena: inPane, blindSpot: inPane, facade: inPane, unknown: inPane });

const blog = defineCollection({
  loader: glob({ base: "./src/content/blog", pattern: "*.mdx" }),
  schema: z
    .object({
      title: z.string().min(postLimits.title.least).max(postLimits.title.most),
      /** Stands in lists, and below the title in a search engine. */
      description: z.string().min(postLimits.description.least).max(postLimits.description.most),
      /** Readers see it from then on. */
      publishedAt: z.coerce.date(),
      updatedAt: z.coerce.date().optional(),
      author: z.string().min(postLimits.author.least).max(postLimits.author.most).default(brand.studio),
      tags: z
        .array(z.string().max(postLimits.tagMax).regex(tagPattern))
        .min(postLimits.tags.least)
        .max(postLimits.tags.most),
      /** A window, or a picture of the blog's library. `alt` says what it shows, its words among it. */
      cover: z
        .strictObject({
          alt: z.string().min(postLimits.alt.least).max(postLimits.alt.most),
          panes: panes.optional(),
          words: words.optional(),
          picture: z.string().regex(pictureIdPattern).optional(),
        })
        .refine((cover) => (cover.panes === undefined) !== (cover.picture === undefined)),
      /** Written, and not to be seen by anyone yet. */
      draft: z.boolean().default(false),
    })
    .strict(),
});

/** About, terms, privacy and cookies. Their titles are in src/shared/site/public-pages.ts. */
const pages = defineCollection({
  loader: glob({ base: "./src/content/pages", pattern: "*.mdx" }),
  schema: z.strictObject({
    lead: z.string().min(20).max(240),
    /** Has places that whoever runs a copy must complete, and says so at the top. */
    isTemplate: z.boolean().default(false),
  }),
});

export const collections = { blog, pages };
