import type { DetachedWindowAPI } from "happy-dom";
import { beforeEach } from "vitest";

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

/* The files of a worker share a browser: each test begins with an empty page and storage. */
beforeEach(() => {
  window.happyDOM.setURL("http://localhost:3000/");
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
