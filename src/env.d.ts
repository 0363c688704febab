/// <reference types="astro/client" />

declare namespace App {
  /** What a page knows of its request; see src/server/http/pages/pages.ts. */
  type Locals = import("#src/server/http/pages/pages.ts").PageLocals;
}
