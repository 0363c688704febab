import type { Row } from "./row.ts";

export const analyticsRows: readonly Row[] = [
  ["POST /analytics", "nobody", { name: "pageview", path: "/" }, 204],
  ["POST /analytics", "owner", { name: "login", path: "/login" }, 204],
  ["POST /analytics", "nobody", { name: "pageview", path: "/shared/secret" }, 204],
  ["POST /analytics", "nobody", { name: "click", path: "/" }, 400, /no such event/],
  ["POST /analytics", "nobody", { name: "pageview" }, 400, /name the page/],
  ["POST /analytics", "nobody", { name: "pageview", path: `/${"a".repeat(200)}` }, 400, /no page/],
  ["POST /analytics", "nobody", { name: ["pageview"], path: {} }, 400],
];
