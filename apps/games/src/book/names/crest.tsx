import { useId } from 'react'

/** Fields and charges of crests; a side has the same ones everywhere. */
const fields = ['#0f6b4a', '#8c1f2f', '#1f3f7a', '#5b2a86', '#0d5f6e', '#7a4a12', '#2b2f3a', '#a3402a'] as const
const charges = ['#f2e6c9', '#f0c35a', '#9fd8c0', '#e8a08a', '#b9c9f2', '#ffffff', '#d9b3e6'] as const

const shapes = [
  'M12 1.6l9 2.6v8c0 5.4-3.6 8.6-9 10.4c-5.4-1.8-9-5-9-10.4v-8z',
  'M12 1.5a10.5 10.5 0 1 1-.01 0z',
  'M12 1l9.6 5.5v11L12 23l-9.6-5.5v-11z',
  'M3.5 2h17v12.5L12 22.6l-8.5-8.1z',
] as const

/** Charges on the field: a half, a bar, a chevron, stripes, quarters, a hoop. */
const patterns = [
  'M12 0h12v24H12z',
  'M0 9h24v6H0z',
  'M0 9l12 7l12-7v6l-12 7l-12-7z',
  'M5 0h3.5v24H5zM10.3 0h3.5v24h-3.5zM15.6 0h3.5v24h-3.5z',
  'M12 0h12v12H12zM0 12h12v12H0z',
  'M12 6.4a5.6 5.6 0 1 1-.01 0z',
  'M-2 20L20-2l6 6L4 26z',
] as const

interface CrestProps {
  competition: string
  /** Place of the side in its competition. */
  index: number
  sizePx: number
}

/** The crest of a side, drawn from its place in the world: decoration beside its name. */
export function Crest({ competition, index, sizePx }: CrestProps) {
  const seed = [...competition].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) + index * 5
  const field = fields[(seed + index) % fields.length]!
  const shape = shapes[(seed + (index >> 1)) % shapes.length]!
  const clip = useId()
  return (
    <svg className="crest" width={sizePx} height={sizePx} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      <path d={shape} fill={field} />
      <path
        d={patterns[seed % patterns.length]}
        fill={charges[(seed + index) % charges.length]}
        clipPath={`url(#${clip})`}
      />
      <path d="M0 0h24L0 24z" fill="#fff" opacity="0.09" clipPath={`url(#${clip})`} />
      <path className="crest-rim" d={shape} />
    </svg>
  )
}
