type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** The fields that are there: to spread them over what they change, leaving the rest as it is. */
export function withoutUndefined<T extends object>(fields: T): Defined<T> {
  const defined: Defined<T> = {};
  for (const key in fields) if (fields[key] !== undefined) Object.assign(defined, { [key]: fields[key] });
  return defined;
}
