const namespace = 'http://www.w3.org/2000/svg'
/** Pips of each face on a grid of three by three, by place 0 to 8. */
const pips = [[4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

/** A die that shows a face of 1 to 6. */
export function die(face: number): SVGSVGElement {
  const svg = shape('svg', { viewBox: '0 0 36 36', class: 'die', 'aria-hidden': 'true' })
  svg.append(shape('rect', { x: 1, y: 1, width: 34, height: 34, rx: 8 }))
  for (const place of pips[face - 1] ?? [])
    svg.append(shape('circle', { cx: 9 + 9 * (place % 3), cy: 9 + 9 * Math.floor(place / 3), r: 3.6 }))
  return svg
}

function shape<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[K] {
  const node = document.createElementNS(namespace, name)
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, String(value))
  return node
}
