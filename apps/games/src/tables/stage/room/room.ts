import { addGrain, alpha, disc, linear, type Pen, radial } from '../../../kit/stage/paint.ts'
import { scatter } from '../../../kit/stage/timeline.ts'
import type { Size } from '../scene.ts'

export interface RoomLook {
  top: string
  low: string
  /** Colour of the lamps far behind. */
  lamp: string
}

export const NIGHT_ROOM: RoomLook = { top: '#04100d', low: '#123127', lamp: '#ffc873' }

/** A dark room behind the table: panels, a brass line, lamps that are out of focus. */
export function roomSteps({ width, height }: Size, { top, low, lamp }: RoomLook): ((pen: Pen) => void)[] {
  const floor = height * 0.34
  return [
    pen => {
      pen.fillStyle = linear(
        pen,
        [0, 0],
        [0, floor],
        [
          [0, top],
          [1, low],
        ],
      )
      pen.fillRect(0, 0, width, height)
      const panel = height * 0.3
      for (let x = ((width / 2) % panel) - panel; x < width; x += panel) {
        pen.fillStyle = linear(
          pen,
          [x, 0],
          [x + panel, 0],
          [
            [0, '#00000066'],
            [0.06, '#ffffff10'],
            [0.5, '#ffffff05'],
            [0.94, '#00000030'],
            [1, '#00000080'],
          ],
        )
        pen.fillRect(x, 0, panel, floor)
      }
    },
    pen => {
      pen.globalCompositeOperation = 'lighter'
      for (const at of [0.12, 0.34, 0.66, 0.88]) {
        const x = width * at
        pen.fillStyle = radial(pen, x, -height * 0.02, height * 0.42, [
          [0, alpha(lamp, 0.5)],
          [0.3, alpha(lamp, 0.14)],
          [1, alpha(lamp, 0)],
        ])
        pen.fillRect(x - height * 0.42, 0, height * 0.84, height * 0.42)
      }
      for (let i = 0; i < 26; i++) {
        const r = height * (0.012 + 0.024 * scatter(i, 3))
        disc(
          pen,
          width * scatter(i, 1),
          floor * (0.15 + 0.6 * scatter(i, 2)),
          r,
          alpha(lamp, 0.05 + 0.13 * scatter(i, 4)),
        )
      }
    },
    pen => {
      addGrain(pen, width, floor, 0.14)
      pen.fillStyle = linear(
        pen,
        [0, floor * 0.6],
        [0, height * 0.5],
        [
          [0, '#00000000'],
          [1, '#000000d8'],
        ],
      )
      pen.fillRect(0, floor * 0.6, width, height)
    },
  ]
}
