import { windowBars, type PaneWeights } from "#src/shared/result/window-geometry.ts";
import type { Element, ElementContent, Root, RootContent } from "hast";
import { element } from "./elements.ts";

const light: Element = {
  ...element("svg", {
    className: ["window-light"],
    viewBox: "0 0 100 100",
    preserveAspectRatio: "none",
    focusable: "false",
  }),
  children: [element("path", { className: ["light"], d: "M46 0h24L34 100H10ZM77 0h7L48 100h-7Z" })],
};

const pane = (name: string, at?: number): Element =>
  element("div", { className: ["pane", `pane-${name}`], ...(at !== undefined && { dataAt: at }) }, [
    element("div", { className: ["pane-body"] }),
  ]);

/** The window as WindowFrame.tsx draws it, made of numbers alone. */
function drawWindow(panes: PaneWeights): Element {
  const bars = windowBars(panes);
  return element("div", { className: ["window", "window-still"], ariaHidden: "true" }, [
    element("div", { className: ["window-side"], dataAt: bars.upright }, [
      pane("arena", bars.left),
      pane("facade"),
    ]),
    element("div", { className: ["window-side"] }, [pane("blindSpot", bars.right), pane("unknown")]),
    light,
  ]);
}

function drawIn(node: RootContent, windows: readonly PaneWeights[]): ElementContent[] {
  // Only these two are left of what there was.
  if (node.type !== "element") return node.type === "text" ? [node] : [];
  const panes = windows[Number(node.properties.dataAt ?? -1)];
  if (panes !== undefined) return [drawWindow(panes)];
  return [{ ...node, children: node.children.flatMap((child) => drawIn(child, windows)) }];
}

/** Draws windows at the places that are kept for them. */
export const drawWindows = ({ children }: Root, windows: readonly PaneWeights[]): ElementContent[] =>
  children.flatMap((node) => drawIn(node, windows));
