import type { StaticFile } from "#src/server/http/static-files.ts";

/** Pages of some five hundred posts. */
const mostBytes = 32 * 1024 * 1024;

const sizeOf = ({ plain, brotli, gzip }: StaticFile): number =>
  [plain, brotli, gzip].reduce((sum, form) => sum + (form?.body.length ?? 0), 0);

/** Finished pages by their paths, those of one edition of what they show. The ones that nobody has asked for the longest go first. */
export class KeptPages<Edition extends object> {
  #edition: Edition | null = null;
  #bytes = 0;
  readonly #pages = new Map<string, StaticFile>();
  readonly #mostBytes: number;

  constructor(limit = mostBytes) {
    this.#mostBytes = limit;
  }

  find(edition: Edition, path: string): StaticFile | null {
    if (edition !== this.#edition) return null;
    const page = this.#pages.get(path);
    if (page === undefined) return null;
    // The last one in the map is the one that was asked for last.
    this.#pages.delete(path);
    this.#pages.set(path, page);
    return page;
  }

  keep(edition: Edition, path: string, page: StaticFile): void {
    if (edition !== this.#edition) {
      this.#edition = edition;
      this.#pages.clear();
      this.#bytes = 0;
    }
    this.#drop(path);
    this.#pages.set(path, page);
    this.#bytes += sizeOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(path: string): void {
    const page = this.#pages.get(path);
    if (page === undefined) return;
    this.#pages.delete(path);
    this.#bytes -= sizeOf(page);
  }
}
