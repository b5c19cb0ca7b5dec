/**
 * A page without scripts, of as many tiles as the hall has and as wide: a picture of the same size and two lines of text.
 * What it needs for being scrolled is what this browser needs for drawing on this machine.
 */
export function yardstickPage(games: number, widthPx: number): string {
  const tiles = Array.from({ length: games }, (_, at) => tile(at))
  return `<!doctype html><html lang="en"><title>Yardstick</title><style>
body { margin: 0; background: #0a110f; color: #f4f1e8; font: 14px/1.5 sans-serif }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(168px, 1fr)); gap: 22px 16px;
  width: ${widthPx}px; margin: 600px auto; padding: 0; list-style: none }
img { display: block; width: 100%; height: auto; aspect-ratio: 3 / 4; border-radius: 14px; margin-bottom: 9px }
</style><ul>${tiles.join('')}</ul></html>`
}

const tile = (at: number): string =>
  `<li><img src="/img/games/YARD-${at}-240.webp" width="240" height="320" alt="">Game ${at}<br>Studio</li>`
