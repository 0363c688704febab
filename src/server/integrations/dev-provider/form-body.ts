/** A body as Stripe's package sends it: `items[0][price]=x` becomes `{ items: { "0": { price: "x" } } }`. */
export interface Form {
  [name: string]: string | Form;
}

export function readForm(text: string): Form {
  const form: Form = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.split(/[[\]]+/).filter((name) => name !== "");
    let place = form;
    for (const name of names.slice(0, -1)) {
      const inner = place[name];
      place = typeof inner === "object" ? inner : (place[name] = {});
    }
    place[names.at(-1) ?? ""] = value;
  }
  return form;
}

/** A text at a path such as `line_items.0.price`; null where there is none. */
export function textAt(form: Form, path: string): string | null {
  let place: string | Form | undefined = form;
  for (const name of path.split(".")) place = typeof place === "object" ? place[name] : undefined;
  return typeof place === "string" ? place : null;
}

/** The texts of an object or a list. */
export function textsAt(form: Form, path: string): Readonly<Record<string, string>> {
  const place = form[path];
  if (typeof place !== "object") return {};
  return Object.fromEntries(
    Object.entries(place).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
