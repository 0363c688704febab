import type { PostCard, PostCover } from "./post-content.ts";

/** A post as lists show it, wherever it comes from. */
export interface ShownPost {
  /** The last part of its address. */
  readonly id: string;
  readonly data: Omit<PostCard, "cover" | "minutes"> & {
    readonly cover: PostCover;
    readonly publishedAt: Date;
    readonly updatedAt: Date | null;
  };
  /** Whole minutes to read it. */
  readonly minutes: number;
}
