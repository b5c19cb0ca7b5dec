/** Pips of each face on a grid of three by three, by place 0 to 8. */
const pips = [[4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

/** A die that shows a face of 1 to 6. */
export const Die = ({ face }: { face: number }) => (
  <svg viewBox="0 0 36 36" className="die" aria-hidden="true">
    <rect x="1" y="1" width="34" height="34" rx="8" />
    {pips[face - 1]?.map(place => (
      <circle key={place} cx={9 + 9 * (place % 3)} cy={9 + 9 * Math.floor(place / 3)} r="3.6" />
    ))}
  </svg>
)
