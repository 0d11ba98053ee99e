/** One store per account, made on first use. */
export function perOwner<T>(create: (owner: string) => T): (owner: string) => T {
  const made = new Map<string, T>();
  return (owner) => {
    let store = made.get(owner);
    if (store === undefined) {
      store = create(owner);
      made.set(owner, store);
    }
    return store;
  };
}
