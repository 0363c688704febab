/* Loaded on demand, as the lists take a moment to read; a server loads modules of ours at its start. */
export { dictionary } from "@zxcvbn-ts/language-common";
