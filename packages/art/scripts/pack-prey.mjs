/**
 * Writes src/prey/*.data.json: the drawings of each title of fish as whole SVG pictures, which a browser paints into its
 * own atlas at the size of its screen.
 * Run after `extract-icons.mjs` when a title draws another icon: `node packages/art/scripts/pack-prey.mjs`.
 */
import { writeFileSync } from 'node:fs'
import { iconsOfTitle, preyIcons } from '../src/prey/icons.ts'
import { iconSvg } from '../src/render/icons.ts'

/** Side that the pictures say they have; browsers scale them. */
const SIDE = 256

for (const code of Object.keys(preyIcons)) {
  const drawings = Object.fromEntries(iconsOfTitle(code).map(icon => [icon, iconSvg(icon, SIDE)]))
  const file = `${code.slice('TDL-'.length).toLowerCase()}.data.json`
  writeFileSync(new URL(`../src/prey/${file}`, import.meta.url), `${JSON.stringify(drawings)}\n`)
  console.log(file, JSON.stringify(drawings).length)
}
