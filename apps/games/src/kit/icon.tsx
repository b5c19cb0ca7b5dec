import { Outline } from '@baize/ui/icon.tsx'

/** Outlines of the games' icons, 24 by 24, drawn with a stroke (lucide, ISC). */
const outlines = {
  back: 'M12 19l-7-7l7-7m7 7H5',
  help: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3m.08 4h.01',
  history: 'M3 12a9 9 0 1 0 9-9a9.75 9.75 0 0 0-6.74 2.74L3 8m0-5v5h5m4-1v5l4 2',
  shield:
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2l4-4',
  loud: 'M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298zM16 9a5 5 0 0 1 0 6m3.364 3.364a9 9 0 0 0 0-12.728',
  muted:
    'M11 4.702a.7.7 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.7.7 0 0 0 11 19.298zm5.5 9.798l5-5m-5 0l5 5',
  spin: 'M21 12a9 9 0 1 1-2.64-6.36L21 8M21 3v5h-5',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  close: 'M18 6L6 18M6 6l12 12',
  replay: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
} as const

export type IconName = keyof typeof outlines

/** A line icon in the text's colour, sized by the text around it. It is decoration: the control around it carries the name. */
export const Icon = ({ name }: { name: IconName }) => (
  <span className="icon">
    <Outline path={outlines[name]} />
  </span>
)

interface IconButtonProps {
  icon: IconName
  label: string
  className?: string
  isDisabled?: boolean
  onPress: () => void
}

/** A button of one icon; its label is read out and shown on hover. */
export const IconButton = ({ icon, label, className = 'tool', isDisabled = false, onPress }: IconButtonProps) => (
  <button type="button" className={className} title={label} aria-label={label} disabled={isDisabled} onClick={onPress}>
    <Icon name={icon} />
  </button>
)
