/** Addresses of administration. Separate from paths.ts, so that other people's browsers don't load them. */
export const adminPaths = {
  people: () => "/admin/people",
  person: (userId: string) => `/admin/people/${encodeURIComponent(userId)}`,
  rounds: (query: Query = {}) => withQuery("/admin/rounds", query),
  mail: (query: Query = {}) => withQuery("/admin/mail", query),
  plans: () => "/admin/plans",
  blog: (query: Query = {}) => withQuery("/admin/blog", query),
  post: (id: string) => `/admin/blog/${encodeURIComponent(id)}`,
  /** The post as readers would have it now, for the editor's frame. */
  postPreview: (id: string) => `/admin/blog/${encodeURIComponent(id)}/preview`,
  postFile: (id: string) => `/api/admin/posts/${encodeURIComponent(id)}/export`,
  log: () => "/admin/log",
  peopleExport: (query: Query) => withQuery("/api/admin/people.csv", query),
  logExport: (query: Query) => withQuery("/api/admin/log.csv", query),
};

type Query = Readonly<Record<string, string | undefined>>;

/** Leaves out what isn't given. */
export function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const text = new URLSearchParams(given).toString();
  return text === "" ? path : `${path}?${text}`;
}
