import { Buffer, BufferUsage, Geometry, Mesh, Shader, State, type Texture } from 'pixi.js'

/** Numbers a corner: place, place on the atlas, colour times coverage, how much the water lights it. */
const STRIDE = 9
const MOST_CORNERS = 7_000
const MOST_INDICES = 24_000

const vertex = `#version 300 es
in vec2 aPosition;
in vec2 aUv;
in vec4 aTint;
in float aLit;
out vec2 vUv;
out vec4 vTint;
out float vLit;
out vec2 vAt;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
void main() {
  vUv = aUv;
  vTint = aTint;
  vLit = aLit;
  vAt = aPosition;
  vec3 at = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(aPosition, 1.0);
  gl_Position = vec4(at.xy, 0.0, 1.0);
}`

const fragment = `#version 300 es
precision mediump float;
in vec2 vUv;
in vec4 vTint;
in float vLit;
in vec2 vAt;
out vec4 colour;
uniform sampler2D uAtlas;
uniform float uTime;
void main() {
  vec4 drawn = texture(uAtlas, vUv) * vTint;
  if (vLit > 0.0) {
    vec2 q = vAt * 0.021 + vec2(uTime * 0.5, -uTime * 0.3);
    float net = 1.0 - abs(sin(q.x + 1.4 * sin(q.y * 0.7 + uTime)) + sin(q.y * 1.2 - uTime * 0.8)) * 0.5;
    drawn.rgb += drawn.rgb * vLit * net * net * net;
  }
  colour = drawn;
}`

/** Colour of a corner: red, green, blue and coverage from 0 to 1. Light adds itself and covers nothing. */
export interface Tint {
  r: number
  g: number
  b: number
  /** Strength. */
  a: number
  isLight?: boolean
}

export const tintOf = (hex: number, a = 1, isLight = false): Tint => ({
  ...{ r: (hex >> 16) / 255, g: ((hex >> 8) & 255) / 255, b: (hex & 255) / 255, a, isLight },
})

export const WHITE: Tint = tintOf(0xffffff)

/** Everything in front of the water in one draw: quads of one atlas in the order in which they are put down. */
export class Batch {
  readonly view: Mesh<Geometry, Shader>
  readonly #corners = new Float32Array(MOST_CORNERS * STRIDE)
  readonly #indices = new Uint16Array(MOST_INDICES)
  readonly #cornerBuffer: Buffer
  readonly #indexBuffer: Buffer
  readonly #uniforms: { uTime: number }
  #corner = 0
  #index = 0
  #lastIndex = 0

  constructor(atlas: Texture) {
    this.#cornerBuffer = new Buffer({
      ...{ data: this.#corners, label: 'corners', usage: BufferUsage.VERTEX | BufferUsage.COPY_DST },
    })
    this.#indexBuffer = new Buffer({
      ...{ data: this.#indices, label: 'indices', usage: BufferUsage.INDEX | BufferUsage.COPY_DST },
    })
    const at = (offset: number, format: 'float32' | 'float32x2' | 'float32x4') => ({
      ...{ buffer: this.#cornerBuffer, format, stride: STRIDE * 4, offset: offset * 4 },
    })
    const geometry = new Geometry({
      attributes: {
        ...{
          aPosition: at(0, 'float32x2'),
          aUv: at(2, 'float32x2'),
          aTint: at(4, 'float32x4'),
          aLit: at(8, 'float32'),
        },
      },
      indexBuffer: this.#indexBuffer,
    })
    const shader = Shader.from({
      gl: { vertex, fragment },
      resources: {
        uAtlas: atlas.source,
        uSampler: atlas.source.style,
        light: { uTime: { value: 0, type: 'f32' } },
      },
    })
    this.#uniforms = shader.resources.light.uniforms
    this.view = new Mesh({ geometry, shader, state: State.for2d() })
  }

  begin(timeS: number): void {
    this.#corner = 0
    this.#index = 0
    this.#uniforms.uTime = timeS
  }

  /** Places of the net are asked for by column and row; a net of 1 by 1 is a plain quad. */
  net(
    texture: Texture,
    columns: number,
    rows: number,
    at: (u: number, v: number) => { x: number; y: number },
    tint: Tint,
    lit = 0,
  ): void {
    const first = this.#corner
    const count = (columns + 1) * (rows + 1)
    if (first + count > MOST_CORNERS || this.#index + columns * rows * 6 > MOST_INDICES) return
    const { x0, y0, x1, y1, x3, y3 } = texture.uvs
    for (let row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++) {
        const [u, v] = [column / columns, row / rows]
        const { x, y } = at(u, v)
        this.#put(x, y, x0 + (x1 - x0) * u + (x3 - x0) * v, y0 + (y1 - y0) * u + (y3 - y0) * v, tint, lit)
      }
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const corner = first + row * (columns + 1) + column
        this.#six(corner, corner + 1, corner + columns + 1, corner + columns + 2)
      }
  }

  /** A picture about its middle, turned by radians. */
  sprite(texture: Texture, x: number, y: number, w: number, h: number, turn: number, tint: Tint, lit = 0): void {
    if (this.#corner + 4 > MOST_CORNERS || this.#index + 6 > MOST_INDICES) return
    const { x0, y0, x1, y1, x2, y2, x3, y3 } = texture.uvs
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const [ax, ay, bx, by] = [(cos * w) / 2, (sin * w) / 2, (-sin * h) / 2, (cos * h) / 2]
    const first = this.#corner
    this.#put(x - ax - bx, y - ay - by, x0, y0, tint, lit)
    this.#put(x + ax - bx, y + ay - by, x1, y1, tint, lit)
    this.#put(x - ax + bx, y - ay + by, x3, y3, tint, lit)
    this.#put(x + ax + bx, y + ay + by, x2, y2, tint, lit)
    this.#six(first, first + 1, first + 2, first + 3)
  }

  /** Uploads what was put down. */
  end(): void {
    if (this.#index < this.#lastIndex) this.#indices.fill(0, this.#index, this.#lastIndex)
    const indices = Math.max(this.#index, this.#lastIndex)
    this.#lastIndex = this.#index
    this.#cornerBuffer.update(Math.max(1, this.#corner) * STRIDE * 4)
    this.#indexBuffer.update(Math.max(1, indices) * 2)
  }

  destroy(): void {
    this.view.destroy()
    this.#cornerBuffer.destroy()
    this.#indexBuffer.destroy()
  }

  #put(x: number, y: number, u: number, v: number, { r, g, b, a, isLight }: Tint, lit: number): void {
    const corners = this.#corners
    const at = this.#corner++ * STRIDE
    corners[at] = x
    corners[at + 1] = y
    corners[at + 2] = u
    corners[at + 3] = v
    corners[at + 4] = r * a
    corners[at + 5] = g * a
    corners[at + 6] = b * a
    corners[at + 7] = isLight ? 0 : a
    corners[at + 8] = lit
  }

  #six(a: number, b: number, c: number, d: number): void {
    const indices = this.#indices
    const at = this.#index
    indices[at] = a
    indices[at + 1] = b
    indices[at + 2] = c
    indices[at + 3] = b
    indices[at + 4] = d
    indices[at + 5] = c
    this.#index += 6
  }
}
