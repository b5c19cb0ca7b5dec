import { Mesh, MeshGeometry, type Texture } from 'pixi.js'
import { type Eye, type Point, windingOf } from './space.ts'

/** A picture on a net of points in space: a card that bends, a wheel that lies on a table. */
export class Sheet {
  readonly view: Mesh
  readonly #positions: Float32Array
  readonly #columns: number
  readonly #rows: number

  constructor(texture: Texture, columns = 1, rows = 1) {
    this.#columns = columns
    this.#rows = rows
    const count = (columns + 1) * (rows + 1)
    this.#positions = new Float32Array(count * 2)
    const uvs = new Float32Array(count * 2)
    const indices = new Uint32Array(columns * rows * 6)
    for (let row = 0, at = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++, at += 2) uvs.set([column / columns, row / rows], at)
    for (let row = 0, at = 0; row < rows; row++)
      for (let column = 0; column < columns; column++, at += 6) {
        const first = row * (columns + 1) + column
        const below = first + columns + 1
        indices.set([first, first + 1, below, first + 1, below + 1, below], at)
      }
    this.view = new Mesh({ geometry: new MeshGeometry({ positions: this.#positions, uvs, indices }), texture })
  }

  /**
   * Lays the net out.
   * @param at the point of a place of the picture; both from 0 to 1, from its left and its top
   * @returns true where the eye sees its front
   */
  shape(eye: Eye, at: (u: number, v: number) => Point): boolean {
    const [columns, rows] = [this.#columns, this.#rows]
    for (let row = 0, i = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++, i += 2) {
        const { x, y, z } = at(column / columns, row / rows)
        const spot = eye.see(x, y, z)
        this.#positions[i] = spot.x
        this.#positions[i + 1] = spot.y
      }
    this.view.geometry.getBuffer('aPosition').update()
    const corner = (u: number, v: number) => {
      const { x, y, z } = at(u, v)
      return eye.see(x, y, z)
    }
    return windingOf(corner(0.5, 0.5), corner(0.6, 0.5), corner(0.5, 0.6)) > 0
  }
}

/** A flat rectangle on the table, turned about its middle. */
export const flat =
  (middle: Point, width: number, depth: number, angle = 0) =>
  (u: number, v: number): Point => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const [x, y] = [(u - 0.5) * width, (0.5 - v) * depth]
    return { x: middle.x + x * cos - y * sin, y: middle.y + x * sin + y * cos, z: middle.z }
  }
