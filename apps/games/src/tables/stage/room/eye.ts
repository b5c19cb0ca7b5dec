import { Eye } from '../../../kit/stage/space.ts'
import type { Size } from '../scene.ts'

/** Units of the table that the height of the stage shows. */
const UNITS_HIGH = 4.1
/** And that its width shows at least. */
const UNITS_WIDE = 5.6

const unitOf = ({ width, height }: Size): number => Math.min(height / UNITS_HIGH, width / UNITS_WIDE)

/** The eye over a table; the lower the pitch, the flatter it looks. */
export const tableEye = (size: Size, pitch = 0.94): Eye =>
  new Eye({ pitch, distance: 9, unitPx: unitOf(size), middleX: size.width / 2, middleY: size.height * 0.54 })

/** Units from the middle to the side of the stage. */
export const halfWidth = (size: Size): number => size.width / unitOf(size) / 2

/** CSS pixels a unit of what is painted for the table. */
export const PAINTED_UNIT = 100

/** The eye that a piece is painted by which stands on the table. */
export const pieceEye = (width: number, height: number, pitch = 0.94): Eye =>
  new Eye({ pitch, distance: 9, unitPx: PAINTED_UNIT, middleX: width / 2, middleY: height / 2 })
