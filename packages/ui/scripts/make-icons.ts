import { readFileSync, writeFileSync } from 'node:fs'

/** Copies the lucide icons that the product uses into `src`. Add a name to one of the lists and run it again. */
const firstNames = [
  'arrow-right',
  'badge-check',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-question-mark',
  'circle-user',
  'clock',
  'eye',
  'eye-off',
  'flame',
  'gift',
  'headset',
  'house',
  'info',
  'layout-grid',
  'log-out',
  'megaphone',
  'menu',
  'moon',
  'pause',
  'play',
  'refresh-cw',
  'search',
  'shield-check',
  'sparkles',
  'sun',
  'timer',
  'triangle-alert',
  'trophy',
  'wallet',
  'x',
]

/** Icons of what stands beside a page once it is idle. */
const idleNames = [
  'award',
  'bird',
  'cog',
  'headset',
  'link',
  'message-circle',
  'music-2',
  'send',
  'smartphone',
  'tablet-smartphone',
  'thumbs-up',
  'user-plus',
]

/** Icons of what loads on demand; they stay out of the first load. */
const lateNames = [
  'arrow-left',
  'arrow-left-right',
  'award',
  'badge-percent',
  'banknote',
  'bird',
  'calendar-days',
  'chart-column',
  'chart-line',
  'circle-plus',
  'cog',
  'copy',
  'download',
  'egg',
  'gift',
  'handshake',
  'headset',
  'heart',
  'hourglass',
  'image',
  'landmark',
  'link',
  'list',
  'lock-keyhole',
  'mail',
  'map-pin-off',
  'maximize',
  'message-circle',
  'minimize',
  'monitor-smartphone',
  'music-2',
  'receipt-text',
  'send',
  'shield',
  'sliders-horizontal',
  'smartphone',
  'star',
  'tablet-smartphone',
  'target',
  'thumbs-up',
  'ticket',
  'trash',
  'user-plus',
  'users',
  'volume-2',
  'volume-x',
  'wallet',
  'wrench',
]

const source = new URL('../../../node_modules/@iconify-json/lucide/icons.json', import.meta.url)
const { icons } = JSON.parse(readFileSync(source, 'utf8')) as { icons: Record<string, { body: string }> }

writeIcons('icon-paths.ts', 'iconPaths', 'Outlines of the icons of the first load', firstNames)
writeIcons('idle-icon-paths.ts', 'idleIconPaths', 'Outlines of icons of an idle page', idleNames)
writeIcons('late-icon-paths.ts', 'lateIconPaths', 'Outlines of icons that load on demand', lateNames)

function writeIcons(file: string, constant: string, what: string, names: string[]): void {
  const lines = names.map(name => {
    const body = icons[name]?.body
    if (!body) throw new Error(`lucide has no icon named ${name}`)
    return `  '${name}': '${pathsOf(body)}',`
  })
  const note = `/** ${what}, 24 by 24, drawn with a stroke. Made by scripts/make-icons.ts from lucide (ISC). */`
  const text = [note, `export const ${constant} = {`, ...lines, '} as const', ''].join('\n')
  writeFileSync(new URL(`../src/${file}`, import.meta.url), text)
}

/** All shapes of an icon as the data of one path. */
function pathsOf(body: string): string {
  return [...body.matchAll(/<(path|circle|rect)([^>]*)>/g)]
    .map(([, shape, attributes]) => dataOf(shape!, attributes!))
    .join('')
}

function dataOf(shape: string, attributes: string): string {
  const value = (name: string) => attributes.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1]
  const number = (name: string) => Number(value(name) ?? 0)
  if (shape === 'path') return value('d')!.replace(/^m/, 'M')
  if (shape === 'circle') {
    const [x, y, r] = [number('cx'), number('cy'), number('r')]
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  }
  const [x, y, w, h, r] = [number('x'), number('y'), number('width'), number('height'), number('rx')]
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}`
}
