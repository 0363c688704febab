/** Whether a host is this machine: `localhost`, 127.0.0.0/8 or ::1, also mapped or bracketed. */
export function isLoopbackHost(host: string): boolean {
  const bare = host
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/^::ffff:/, "");
  return (
    bare === "localhost" || bare.endsWith(".localhost") || bare === "::1" || /^127(\.\d{1,3}){3}$/.test(bare)
  );
}
