/**
 * Keeps what was found for the last state of each fixture: its claims are priced, and then bets on them are weighed one by one
 * in the same state. Nothing is kept longer than the tables of the fixture.
 */
export function rememberedIn<Tables extends object, State extends object, Found>(
  find: (tables: Tables, state: State) => Found,
): (tables: Tables, state: State) => Found {
  const last = new WeakMap<Tables, { state: State; found: Found }>()
  return (tables, state) => {
    const known = last.get(tables)
    if (known?.state === state) return known.found
    const found = find(tables, state)
    last.set(tables, { state, found })
    return found
  }
}
