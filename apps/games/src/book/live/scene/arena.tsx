import { useId } from 'react'
import { type Floor, pictureSize } from './floor.ts'

const { width, height } = pictureSize

interface ArenaProps {
  floor: Floor
  /** Text of the boards behind the floor. */
  board: string
}

const boardHeight = 9
const signs = [0.14, 0.38, 0.62, 0.86]

/** Surroundings of a floor: rows of people in the dark, boards along the far side, and light from above. */
export function Arena({ floor, board }: ArenaProps) {
  const id = useId()
  const far = floor.at(0, -0.05)
  return (
    <g>
      <defs>
        <pattern id={`${id}crowd`} width="9" height="6" patternUnits="userSpaceOnUse">
          <circle className="face" cx="2" cy="2" r="1" />
          <circle className="face" data-tone="1" cx="5.2" cy="3.6" r="1" />
          <circle className="face" data-tone="2" cx="8" cy="1.4" r="1" />
        </pattern>
        <linearGradient id={`${id}dark`} x2="0" y2="1">
          <stop className="stand-top" />
          <stop className="stand-end" offset="1" />
        </linearGradient>
      </defs>
      <rect className="ground" width={width} height={height} />
      <rect width={width} height={far.y} fill={`url(#${id}crowd)`} />
      <rect width={width} height={far.y} fill={`url(#${id}dark)`} />
      <path
        className="boards"
        d={floor.path(
          [
            [-0.06, -0.05],
            [1.06, -0.05],
            [1.06, -0.05, boardHeight],
            [-0.06, -0.05, boardHeight],
          ],
          true,
        )}
      />
      {signs.map(u => {
        const { x, y } = floor.at(u, -0.05, boardHeight / 2)
        return (
          <text key={u} className="sign" x={x} y={y + 1.6} textAnchor="middle">
            {board}
          </text>
        )
      })}
    </g>
  )
}

/** Light that falls on a floor: bright in the middle, dark at the edge of the picture. */
export function ArenaLight() {
  const id = useId()
  return (
    <g>
      <defs>
        <radialGradient id={`${id}light`} cy="0.45" r="0.75">
          <stop className="light-middle" />
          <stop className="light-edge" offset="1" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${id}light)`} />
    </g>
  )
}
