/** The CSP source that allows one inline script or style: SHA-256 of its text. */
export async function cspHash(text: string): Promise<`sha256-${string}`> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
