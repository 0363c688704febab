import type { Row } from "./row.ts";

export const sessionRows: readonly Row[] = [
  ["GET /sessions", "owner", undefined, 200, /"current":true/],
  ["GET /sessions", "nobody", undefined, 401, /sign in/],
  ["DELETE /sessions", "owner", undefined, 204],
  ["DELETE /sessions", "nobody", undefined, 401],
  ["DELETE /sessions/{session}", "owner", undefined, 204],
  ["DELETE /sessions/{session}", "stranger", undefined, 404, /Session not found/],
  ["DELETE /sessions/{session}", "nobody", undefined, 401],
  ["DELETE /sessions/unknown", "owner", undefined, 404, /Session not found/],
];
