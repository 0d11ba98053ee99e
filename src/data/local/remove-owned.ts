/**
 * Deletes all records of an owner in a database of this browser, by its index `owner`. A database that is not there is not
 * made; one that cannot be opened holds nothing that could be read either.
 */
export async function removeOwned(databaseName: string, storeName: string, owner: string): Promise<void> {
  try {
    const { openDB } = await import('idb');
    const database = await openDB(databaseName, undefined, {
      upgrade(_database, _before, _after, transaction) {
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
    const transaction = database.transaction(storeName, 'readwrite');
    const found = await transaction.store.index('owner').getAllKeys(owner);
    await Promise.all([...found.map((key) => transaction.store.delete(key)), transaction.done]);
    database.close();
  } catch {
    // Nothing there.
  }
}
