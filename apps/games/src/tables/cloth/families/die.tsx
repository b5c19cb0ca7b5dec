const pips: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
}

/** A die with its pips; places of pips are those of a keypad. */
export const Die = ({ face }: { face: number }) => (
  <svg className="die" viewBox="0 0 36 36" aria-hidden="true">
    <rect x="1" y="1" width="34" height="34" rx="8" />
    {pips[face]!.map(place => (
      <circle key={place} cx={9 + 9 * ((place - 1) % 3)} cy={9 + 9 * Math.floor((place - 1) / 3)} r="3.3" />
    ))}
  </svg>
)
