import { n, svgDocument } from '../draw/svg.ts'
import { SYMBOL_SIDE, SYMBOLS, type SymbolCode, type SymbolSpec, symbolPart } from './symbols.ts'

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** Where each symbol lies on the atlas, in pixels of the file. */
export type Frames = Record<SymbolCode, Frame>

const COLUMNS = 4
/** Empty pixels between symbols, so that scaling on a screen never mixes neighbours. */
const GAP = 8

export type SheetSpec = Omit<SymbolSpec, 'symbol'> & {
  /** Side of one symbol in pixels, at most 480 to keep the atlas within 2048. */
  side?: number
}

/** The place of every symbol for a given side; known without drawing. */
export function sheetFrames(side = SYMBOL_SIDE): Frames {
  const cell = side + GAP
  const frames = SYMBOLS.map(
    (symbol, i) =>
      [
        symbol,
        { x: GAP / 2 + (i % COLUMNS) * cell, y: GAP / 2 + Math.floor(i / COLUMNS) * cell, width: side, height: side },
      ] as const,
  )
  return Object.fromEntries(frames) as Frames
}

/** Width of the atlas file in pixels. */
export const sheetWidth = (side = SYMBOL_SIDE): number => COLUMNS * (side + GAP)

/** All fourteen symbols of a game as one drawing. */
export function sheetSvg({ side = SYMBOL_SIDE, ...spec }: SheetSpec): string {
  const frames = sheetFrames(side)
  const cells = SYMBOLS.map(symbol => {
    const { x, y } = frames[symbol]
    // Gradients are named inside a symbol, so each copy gets names of its own.
    const part = symbolPart({ ...spec, symbol })
      .replace(/\bid="/g, `id="${symbol}-`)
      .replace(/url\(#/g, `url(#${symbol}-`)
    return `<g transform="translate(${x} ${y}) scale(${n(side / SYMBOL_SIDE)})">${part}</g>`
  })
  return svgDocument(sheetWidth(side), Math.ceil(SYMBOLS.length / COLUMNS) * (side + GAP), cells.join(''))
}
