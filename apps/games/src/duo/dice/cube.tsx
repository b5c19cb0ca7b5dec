const PIPS: Readonly<Record<number, readonly number[]>> = {
  ...{ 1: [5], 2: [1, 9], 3: [1, 5, 9], 4: [1, 3, 7, 9], 5: [1, 3, 5, 7, 9], 6: [1, 3, 4, 6, 7, 9] },
}

/** A die that tumbles onto its face when it comes; `isClosed` while nobody may see it. */
export function Cube({
  face,
  isClosed = false,
  isMarked = false,
}: {
  face: number
  isClosed?: boolean
  isMarked?: boolean
}) {
  if (isClosed) return <span className="cube is-closed" aria-hidden="true" />
  return (
    <span className="cube" data-face={face} data-marked={isMarked} aria-hidden="true">
      <span className="cube-body">
        {[1, 2, 3, 4, 5, 6].map(side => (
          <span key={side} className="cube-side" data-side={side}>
            {PIPS[side]!.map(place => (
              <i key={place} style={{ gridArea: `${Math.ceil(place / 3)} / ${((place - 1) % 3) + 1}` }} />
            ))}
          </span>
        ))}
      </span>
    </span>
  )
}
