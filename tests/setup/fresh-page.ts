import type { DetachedWindowAPI } from "happy-dom";
import { beforeEach } from "vitest";

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

/* The files of a worker share a browser: each test begins on an empty page, with nothing stored. */
beforeEach(() => {
  window.happyDOM.setURL("http://localhost:3000/");
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
