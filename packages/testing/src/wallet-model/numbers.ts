/** A small generator of numbers from a seed, so that any sequence can be had again by its number. */
export function numbersFrom(seed: number) {
  let state = (seed * 2_654_435_769) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    chance: (share: number) => next() < share,
    below: (n: number) => Math.floor(next() * n),
    one: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!,
  }
}

export type Numbers = ReturnType<typeof numbersFrom>
