/* Loaded on demand, as the lists take a moment to read. A module of ours, since a server loads all of those as it starts. */
export { dictionary } from "@zxcvbn-ts/language-common";
