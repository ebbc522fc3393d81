/** Runs in a page: from then on `Date` shows one moment, in milliseconds since 1970. Self-contained. */
export function holdDate(moment: number): void {
  Object.assign(window, {
    Date: new Proxy(Date, {
      construct: (target, args: unknown[], made) =>
        Reflect.construct(target, args.length === 0 ? [moment] : args, made) as Date,
      apply: () => new Date(moment).toString(),
      get: (target, key) => (key === 'now' ? () => moment : (Reflect.get(target, key) as unknown)),
    }),
  });
}
