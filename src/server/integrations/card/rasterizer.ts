/* Loaded on demand. A module of ours, since a server loads all of those as it starts (docs/decisions/007). */
export { default as sharp } from "sharp";
