export interface BoardState {
  /** Size in CSS pixels. */
  width: number
  height: number
  rows: number
  /** Where the ball is, in pin distances from the middle and in rows; null without one. */
  ball: { x: number; y: number } | null
  /** The pin that the ball touches. */
  lit: { x: number; row: number } | null
  accent: string
}

type Pen = CanvasRenderingContext2D
type Point = readonly [x: number, y: number]

/** Draws pins and ball. */
export function drawBoard(pen: Pen, { width, height, rows, ball, lit, accent }: BoardState): void {
  const gap = width / (rows + 1)
  const rise = Math.min(height / (rows + 1.4), gap * 1.15)
  const top = height - (rows + 0.2) * rise
  const at = (x: number, y: number): Point => [width / 2 + x * gap, top + y * rise]
  const pin = Math.max(2.2, Math.min(5.5, gap * 0.09))
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < row + 1; i++) {
      const x = i - row / 2
      const isLit = lit?.row === row && Math.abs(lit.x - x) < 0.3
      drawDot(pen, at(x, row), isLit ? pin * 1.7 : pin, isLit ? accent : 'rgb(255 246 224 / 82%)')
    }
  if (ball) drawBall(pen, at(ball.x, ball.y), Math.max(6, gap * 0.2), accent)
}

function drawDot(pen: Pen, [x, y]: Point, radius: number, fill: string | CanvasGradient): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 7)
  pen.fillStyle = fill
  pen.fill()
}

function drawBall(pen: Pen, [x, y]: Point, radius: number, accent: string): void {
  pen.save()
  pen.shadowColor = accent
  pen.shadowBlur = radius * 1.6
  drawDot(pen, [x, y], radius, accent)
  pen.restore()
  const shine = pen.createRadialGradient(x - radius * 0.35, y - radius * 0.4, 0, x, y, radius)
  shine.addColorStop(0, 'rgb(255 255 255 / 90%)')
  shine.addColorStop(0.5, 'rgb(255 255 255 / 0%)')
  shine.addColorStop(1, 'rgb(0 0 0 / 30%)')
  drawDot(pen, [x, y], radius, shine)
}
