import type { Floor } from './floor.ts'

interface BoxProps {
  floor: Floor
  u: number
  v: number
  /** How far it reaches along the floor and across it, and how high it is. */
  size: readonly [u: number, v: number, height: number]
  kind: string
}

/** A block that stands on the floor: its top, the side towards the camera, and its shadow. */
export function Box({ floor, u, v, size: [wide, deep, height], kind }: BoxProps) {
  const nearV = v + deep
  return (
    <g className="box" data-kind={kind}>
      <path className="shade" d={floor.rectangle(u - 0.006, v + 0.01, u + wide + 0.018, nearV + 0.03)} />
      <path
        className="box-front"
        d={floor.path(
          [
            [u, nearV],
            [u + wide, nearV],
            [u + wide, nearV, height],
            [u, nearV, height],
          ],
          true,
        )}
      />
      <path
        className="box-top"
        d={floor.path(
          [
            [u, v, height],
            [u + wide, v, height],
            [u + wide, nearV, height],
            [u, nearV, height],
          ],
          true,
        )}
      />
    </g>
  )
}
