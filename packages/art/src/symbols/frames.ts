/** W wild, 1..4 high, 5..9 low, S scatter, C coin, B seal, M veiled tile. */
export const SYMBOLS = ['W', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'S', 'C', 'B', 'M'] as const
export type SymbolCode = (typeof SYMBOLS)[number]

/** Side of every symbol drawing. */
export const SYMBOL_SIDE = 256

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** Where each symbol lies on the atlas, in pixels of the file. */
export type Frames = Record<SymbolCode, Frame>

/** Symbols in a row of the atlas. */
export const SHEET_COLUMNS = 4
/** Empty pixels between symbols, so that scaling on a screen never mixes neighbours. */
export const SHEET_GAP = 8

/** The place of every symbol for a given side; known without drawing, in a browser too. */
export function sheetFrames(side = SYMBOL_SIDE): Frames {
  const cell = side + SHEET_GAP
  const [columns, inset] = [SHEET_COLUMNS, SHEET_GAP / 2]
  const frames = SYMBOLS.map(
    (symbol, i) =>
      [
        symbol,
        { x: inset + (i % columns) * cell, y: inset + Math.floor(i / columns) * cell, width: side, height: side },
      ] as const,
  )
  return Object.fromEntries(frames) as Frames
}

/** Width of the atlas file in pixels. */
export const sheetWidth = (side = SYMBOL_SIDE): number => SHEET_COLUMNS * (side + SHEET_GAP)
