/** A redirect after a form, so that loading the next page again sends nothing. */
export const seeOther = (location: string, cookie?: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, ...(cookie === undefined ? {} : { "set-cookie": cookie }) },
  });
