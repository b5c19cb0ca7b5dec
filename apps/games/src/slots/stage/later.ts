/** What is made at its first use and kept: a picture that nobody may ever see does not hold up the first frame. */
export function later<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
