export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Reels and rows of the grid, and whether a band stands over it. */
export interface Shape {
  reels: number
  rows: number
  hasStrip: boolean
}

/** Where everything on the stage stands, in CSS pixels. */
export interface Layout {
  width: number
  height: number
  isPortrait: boolean
  shape: Shape
  title: { x: number; y: number; width: number; size: number }
  /** The band between title and reels: multiplier ladder, jackpots, or nothing. */
  strip: Box | null
  /** Outer edge of the reels' frame. */
  frame: Box & { border: number }
  /** The cells' area inside the frame. */
  reels: Box
  cell: { width: number; height: number; gap: number }
  /** Middle of the plate that shows what was won. */
  plate: { x: number; y: number; height: number }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Places title, band, reels and win plate into the space above the control panel. */
export function layoutOf(width: number, height: number, shape: Shape): Layout {
  return width >= height ? wideLayout(width, height, shape) : portraitLayout(width, height, shape)
}

function wideLayout(width: number, height: number, shape: Shape): Layout {
  const { reels: reelCount, rows: rowCount, hasStrip } = shape
  const border = clamp(height * 0.027, 8, 18)
  const pad = clamp(height * 0.012, 4, 9)
  const gap = 6
  const edge = border + pad
  const titleHeight = hasStrip ? clamp(height * 0.105, 34, 76) : clamp(height * 0.155, 40, 104)
  const stripHeight = hasStrip ? clamp(height * 0.075, 26, 50) : 0
  const below = clamp(height * 0.034, 14, 26)
  const free = height - titleHeight - stripHeight - below - 2 * edge
  const cellHeight = Math.min(free / rowCount, ((width * 0.72 - 2 * edge) / reelCount - gap) * 1.04)
  const cellWidth = Math.min(cellHeight * 1.05, (width * 0.72 - 2 * edge) / reelCount - gap)
  const shift = Math.max(0, (free - cellHeight * rowCount) / 2)
  const top = titleHeight + stripHeight + shift
  return placed(width, height, shape, false, {
    border,
    pad,
    gap,
    cellWidth,
    cellHeight,
    top,
    titleHeight,
    stripHeight,
    shift,
  })
}

function portraitLayout(width: number, height: number, shape: Shape): Layout {
  const { reels: reelCount, rows: rowCount, hasStrip } = shape
  const border = clamp(width * 0.02, 6, 12)
  const pad = 4
  const gap = 3
  const edge = border + pad
  const titleHeight = clamp(height * 0.1, 44, 84)
  const stripHeight = hasStrip ? 46 : 0
  const cellWidth = (width - 8 - 2 * edge) / reelCount - gap
  const cellHeight = Math.min(
    cellWidth * (rowCount > 5 ? 1.08 : 1.32),
    (height - titleHeight - stripHeight - 90 - 2 * edge) / rowCount,
  )
  const block = titleHeight + stripHeight + cellHeight * rowCount + 2 * edge
  const shift = Math.max(4, (height - block - 72) * 0.56)
  const top = shift + titleHeight + stripHeight
  return placed(width, height, shape, true, {
    border,
    pad,
    gap,
    cellWidth,
    cellHeight,
    top,
    titleHeight,
    stripHeight,
    shift,
  })
}

interface Sizes {
  border: number
  pad: number
  gap: number
  cellWidth: number
  cellHeight: number
  top: number
  titleHeight: number
  stripHeight: number
  shift: number
}

function placed(width: number, height: number, shape: Shape, isPortrait: boolean, sizes: Sizes): Layout {
  const { border, pad, gap, cellWidth, cellHeight, top, titleHeight, stripHeight } = sizes
  const edge = border + pad
  const innerWidth = shape.reels * (cellWidth + gap) - gap
  const innerHeight = shape.rows * cellHeight
  const frame = {
    x: (width - innerWidth) / 2 - edge,
    y: top,
    width: innerWidth + 2 * edge,
    height: innerHeight + 2 * edge,
    border,
  }
  const bottom = frame.y + frame.height
  const titleTop = top - stripHeight - titleHeight
  return {
    width,
    height,
    isPortrait,
    shape,
    title: {
      x: width / 2,
      y: titleTop + titleHeight * 0.52,
      width: isPortrait ? width - 24 : Math.min(width * 0.62, Math.max(frame.width, width * 0.5)),
      size: titleHeight * 0.62,
    },
    strip: stripHeight > 0 ? { x: frame.x, y: top - stripHeight, width: frame.width, height: stripHeight - 4 } : null,
    frame,
    reels: { x: frame.x + edge, y: frame.y + edge, width: innerWidth, height: innerHeight },
    cell: { width: cellWidth, height: cellHeight, gap },
    plate: isPortrait
      ? { x: width / 2, y: bottom + 36, height: 50 }
      : { x: width / 2, y: Math.min(bottom - 2, height - 24), height: clamp(height * 0.075, 32, 46) },
  }
}
