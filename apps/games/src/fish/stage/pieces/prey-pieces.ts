import { preyIcons } from '@baize/art/prey/icons'
import { type FishCode, fishDefinitionOf, type Prey, type PreyName, preyOf } from '@baize/game-kit/fish/index'
import type { Piece } from '../../../kit/stage/atlas.ts'
import { canvasOf, linear, type Pen } from '../../../kit/stage/paint.ts'

/** Side of a drawing for a circle of radius 1, and of its whole piece, which has room for glow and shadow around. */
const DRAWING = 2.66
const PIECE = 1.24

export const preySide = ({ radius }: Pick<Prey, 'radius'>): number => radius * DRAWING
/** Names of the pieces, apart from those of gear. */
export const preyPiece = (name: PreyName): string => `prey/${name}`
export const preyShadow = (name: PreyName): string => `shadow/${name}`

export const pieceSide = (prey: Pick<Prey, 'radius'>): number => preySide(prey) * PIECE

/** Light from above and what the water makes of the underside, by title. */
const LIGHT: Readonly<Record<FishCode, { rim: string; shade: string; glow: string }>> = {
  'TDL-REEF': { rim: '#f2fffb', shade: '#04284a', glow: '#7ff4ff' },
  'TDL-DELTA': { rim: '#dfe8ff', shade: '#06122e', glow: '#ffb65c' },
  'TDL-COMET': { rim: '#ffe9f6', shade: '#12063a', glow: '#c08bff' },
}

/** Pictures of a title by icon, decoded. */
export type Drawings = ReadonlyMap<string, HTMLImageElement>

/** A drawing alone at `px` pixels, with what it wears, and a silhouette of it in one colour. */
function drawnAt(icon: HTMLImageElement, wears: HTMLImageElement | undefined, px: number): HTMLCanvasElement {
  const { canvas, pen } = canvasOf(px, px)
  pen.drawImage(icon, 0, 0, px, px)
  if (wears) pen.drawImage(wears, px * 0.3, -px * 0.02, px * 0.4, px * 0.4)
  return canvas
}

function inOneColour(drawn: HTMLCanvasElement, colour: string): HTMLCanvasElement {
  const { canvas, pen } = canvasOf(drawn.width, drawn.height)
  pen.drawImage(drawn, 0, 0)
  pen.globalCompositeOperation = 'source-in'
  pen.fillStyle = colour
  pen.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}

/** Volume: the upper edge catches the light, the underside sinks into the colour of the water. */
function lit(drawn: HTMLCanvasElement, code: FishCode): HTMLCanvasElement {
  const px = drawn.width
  const { rim, shade } = LIGHT[code]
  const { canvas, pen } = canvasOf(px, px)
  pen.drawImage(drawn, 0, 0)
  pen.globalCompositeOperation = 'source-atop'
  pen.fillStyle = linear(
    pen,
    [0, px * 0.36],
    [0, px],
    [
      [0, `${shade}00`],
      [1, `${shade}a8`],
    ],
  )
  pen.fillRect(0, 0, px, px)
  const edge = inOneColour(drawn, rim)
  const cut = edge.getContext('2d')!
  cut.globalCompositeOperation = 'destination-out'
  cut.drawImage(drawn, px * 0.006, px * 0.026)
  pen.globalAlpha = 0.85
  pen.drawImage(edge, 0, 0)
  return canvas
}

/** A shape that lies outside of the piece throws its blurred shadow into it. */
function castInto(pen: Pen, shape: HTMLCanvasElement, at: number, side: number, blur: number, colour: string): void {
  const scale = pen.getTransform().a
  const away = 4_000
  pen.save()
  pen.shadowColor = colour
  pen.shadowBlur = blur * scale
  pen.shadowOffsetX = away * scale
  pen.drawImage(shape, at - away, at, side, side)
  pen.restore()
}

function piecesOf(prey: Prey, code: FishCode, drawings: Drawings): Piece[] {
  const { icon, wears } = preyIcons[code][prey.name]!
  const [side, whole] = [preySide(prey), pieceSide(prey)]
  const at = (whole - side) / 2
  const drawn = (px: number) => drawnAt(drawings.get(icon)!, wears === undefined ? undefined : drawings.get(wears), px)
  return [
    {
      ...{ name: preyPiece(prey.name), width: whole, height: whole },
      draw: pen => {
        const picture = drawn(Math.max(8, Math.round(side * pen.getTransform().a)))
        pen.globalAlpha = 0.5
        castInto(pen, picture, at, side, side * 0.07, LIGHT[code].glow)
        pen.globalAlpha = 1
        pen.drawImage(lit(picture, code), at, at, side, side)
      },
    },
    {
      ...{ name: preyShadow(prey.name), width: whole / 3, height: whole / 3 },
      draw: pen => castInto(pen, drawn(64), at / 3, side / 3, side * 0.035, '#000000'),
    },
  ]
}

/** The prey of a title, each with its shadow. Sizes are units of the world. */
export const preyPieces = (code: FishCode, drawings: Drawings): Piece[] =>
  preyOf(fishDefinitionOf(code)).flatMap(prey => piecesOf(prey, code, drawings))

/** Decodes the drawings of a title. @throws EncodingError for one that is no picture */
export async function decodeDrawings(svgs: Readonly<Record<string, string>>): Promise<Drawings> {
  const decoded = await Promise.all(
    Object.entries(svgs).map(async ([icon, svg]): Promise<[string, HTMLImageElement]> => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode()
      return [icon, image]
    }),
  )
  return new Map(decoded)
}
