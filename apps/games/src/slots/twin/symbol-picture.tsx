import { sheetFrames } from '@baize/art/symbols/frames'
import type { SymbolCode } from '@baize/game-kit/events'
import { useLayoutEffect, useRef } from 'react'

const frames = sheetFrames()
const sidePx = 112

/** A symbol cut from the game's sheet for a page beside the canvas. Its name stands beside it. */
export function SymbolPicture({ sheet, symbol }: { sheet: ImageBitmap; symbol: SymbolCode }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const { x, y, width, height } = frames[symbol as keyof typeof frames]
    canvas.current?.getContext('2d')?.drawImage(sheet, x, y, width, height, 0, 0, sidePx, sidePx)
  }, [sheet, symbol])
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing on a canvas takes the focus
  return <canvas ref={canvas} width={sidePx} height={sidePx} className="symbol" aria-hidden="true" />
}
