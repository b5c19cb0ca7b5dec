/** `LongText` becomes `Long text`, `WaitsForAChoice` becomes `Waits for a choice`. */
export const spoken = (name: string): string =>
  name.charAt(0) + name.slice(1).replace(/[A-Z](?=[A-Z][a-z])|[A-Z0-9]+/g, capital => ` ${capital.toLowerCase()}`)
