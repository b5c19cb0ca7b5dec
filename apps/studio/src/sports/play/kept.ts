/** The value of a key, made where it is not kept; of so many at the most, what was used last is forgotten last. */
export function kept<Key, Value>(all: Map<Key, Value>, most: number, key: Key, make: () => Value): Value {
  const value = all.get(key) ?? make()
  all.delete(key)
  all.set(key, value)
  if (all.size > most) all.delete(all.keys().next().value!)
  return value
}
