import { n, svgDocument } from '../draw/svg.ts'
import { SHEET_COLUMNS, SHEET_GAP, SYMBOL_SIDE, SYMBOLS, sheetFrames, sheetWidth } from './frames.ts'
import { type SymbolSpec, symbolPart } from './symbols.ts'

export type SheetSpec = Omit<SymbolSpec, 'symbol'> & {
  /** Side of one symbol in pixels, at most 480 to keep the atlas within 2048. */
  side?: number
}

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
  return svgDocument(sheetWidth(side), Math.ceil(SYMBOLS.length / SHEET_COLUMNS) * (side + SHEET_GAP), cells.join(''))
}
